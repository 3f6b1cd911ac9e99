"""Holds SARIF logs to the object model of SARIF 2.1.0, and to what its text says besides."""

import re

import attr
import sarif_om

OBJECTS = {
    "runs": sarif_om.Run,
    "tool": sarif_om.Tool,
    "driver": sarif_om.ToolComponent,
    "rules": sarif_om.ReportingDescriptor,
    "results": sarif_om.Result,
    "message": sarif_om.Message,
    "locations": sarif_om.Location,
    "relatedLocations": sarif_om.Location,
    "physicalLocation": sarif_om.PhysicalLocation,
    "artifactLocation": sarif_om.ArtifactLocation,
    "region": sarif_om.Region,
}
# A relative reference of RFC 3986: its first part has no colon, which would end a scheme.
RELATIVE = re.compile(r"(?:[\w.~!$&'()*+,;=@/:-]|%[0-9A-F]{2})+", re.ASCII)


def check(log: dict) -> None:
    """Fails with the first thing that is not as the standard has it."""
    check_object(sarif_om.SarifLog, log, "the log")
    assert log["version"] == "2.1.0", log["version"]
    for run in log["runs"]:
        rules = [rule["id"] for rule in run["tool"]["driver"]["rules"]]
        assert len(rules) == len(set(rules)), f"a rule twice: {rules}"
        assert run["columnKind"] in {"utf16CodeUnits", "unicodeCodePoints"}, run["columnKind"]
        for result in run["results"]:
            assert result["ruleId"] in rules, f"no rule {result['ruleId']}"
            assert result["level"] in {"none", "note", "warning", "error"}, result["level"]
            related = result.get("relatedLocations", [])
            assert all(related.count(place) == 1 for place in related), f"a place twice: {related}"
            for place in result.get("locations", []) + related:
                check_place(place["physicalLocation"])


def check_object(kind: type, value: object, path: str) -> None:
    """Its properties are those of its kind, and those that are needed are there."""
    assert isinstance(value, dict), f"{path} is no object: {value}"
    fields = {field.metadata["schema_property_name"]: field for field in attr.fields(kind)}
    needed = {name for name, field in fields.items() if field.default is attr.NOTHING}
    assert needed <= value.keys() <= fields.keys(), f"{path} has {sorted(value)}, needs {sorted(needed)}"
    for name, inner in value.items():
        for item in inner if isinstance(inner, list) else [inner]:
            if name in OBJECTS:
                check_object(OBJECTS[name], item, f"{path}.{name}")
            else:
                assert not isinstance(item, dict | list), f"{path}.{name} is unknown here"


def check_place(place: dict) -> None:
    uri = place["artifactLocation"]["uri"]
    assert RELATIVE.fullmatch(uri) and ":" not in uri.split("/")[0], f"no relative reference: {uri}"
    region = place.get("region")
    if region is None:
        return
    assert region["startLine"] >= 1 and region.get("startColumn", 1) >= 1, region
