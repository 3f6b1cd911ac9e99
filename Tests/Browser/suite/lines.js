// Gives a cloud one width after another and reads the lines of its broken labels. Arguments: the root's selector and
// the widths in px. Answers JSON text: for each width an object of chips by index, each a list of the forms that
// are displayed, each a list of lines, each the text and how many lines high it is painted.
const [selector, widths] = arguments;
const root = document.querySelector(selector);
const chips = [...root.querySelector(":scope > ul").children];
const labels = chips.map((chip) => chip.querySelector(".broken"));
const isShown = (element) => element.getClientRects().length > 0;
const kept = root.getAttribute("style");
const stiff = { "box-sizing": "content-box", "min-width": "0", "max-width": "none", flex: "none" };
for (const [name, value] of Object.entries(stiff)) root.style.setProperty(name, value, "important");

function linesOf(form) {
  const height = Number.parseFloat(getComputedStyle(form).lineHeight);
  return [...form.children].map((line) => [line.textContent, line.getBoundingClientRect().height / height]);
}

function read(width) {
  root.style.setProperty("width", width + "px", "important");
  const told = {};
  labels.forEach((label, index) => {
    if (label === null || !isShown(chips[index])) return;
    told[index] = [...label.querySelectorAll(":scope > .form")].filter(isShown).map(linesOf);
  });
  return told;
}

const rows = widths.map(read);
if (kept === null) root.removeAttribute("style");
else root.setAttribute("style", kept);
return JSON.stringify(rows);
