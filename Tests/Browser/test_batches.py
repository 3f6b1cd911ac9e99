"""Many tags at once come in slices, so that the page goes on."""

from suite.live import Find


def test_thousands_of_tags_come_in_slices(find: Find) -> None:
    cloud = find("order")
    told = cloud.call(
        """const list = cloud.querySelector(".tagcloud > ul");
        let [most, slices, shown] = [0, 0, list.children.length];
        const watch = new MutationObserver((records) => {
          const fresh = records.filter((one) => one.type === "childList" && one.addedNodes.length).length;
          most = Math.max(most, fresh);
          slices += fresh > 0;
        });
        watch.observe(list, {childList: true});
        await cloud.add(Array.from({length: 1000}, (_, index) => `Label ${index}`));
        const {length} = [...list.children].filter((item) => !item.hidden && item.style.translate);
        return {most, slices, shown: length, all: cloud.tags.length};"""
    )
    assert told["slices"] >= 10
    assert told["most"] <= 100
    assert told["shown"] == told["all"] == 1015


def test_thousands_of_tags_that_come_back_come_in_slices(find: Find) -> None:
    cloud = find("order")
    told = cloud.call(
        """const list = cloud.querySelector(".tagcloud > ul");
        await cloud.add(Array.from({length: 1000}, (_, index) => `Label ${index}`));
        await cloud.remove(cloud.tags.slice(15).map((tag) => tag.id));
        const left = list.children.length;
        let slices = 0;
        const watch = new MutationObserver((records) => slices += records.some((one) => !one.target.hidden));
        watch.observe(list, {attributeFilter: ["hidden"], subtree: true});
        cloud.undo();
        await cloud.ready;
        const shown = [...list.children].filter((item) => !item.hidden);
        return {left, slices, shown: shown.length, tags: cloud.tags.length};"""
    )
    assert told["slices"] >= 6
    assert (told["left"], told["shown"], told["tags"]) == (15, 1015, 1015)
