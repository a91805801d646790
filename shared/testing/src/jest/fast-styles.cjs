/**
 * Makes jsdom's computed styles cheap, with the same results: queries by role read the style of each element, for which
 * jsdom tries every rule of the page, and this was a fifth of the component tests' time. To be loaded before jsdom.
 */
const { createRequire } = require('node:module');
const requireOfJsdom = createRequire(require.resolve('jest-environment-jsdom'));
const selectors = requireOfJsdom('jsdom/lib/jsdom/living/helpers/selectors.js');
const { implForWrapper } = requireOfJsdom('jsdom/lib/jsdom/living/generated/utils.js');

/** A compound selector, such as `button.primary:not(:disabled)`: its type, then the rest. */
const COMPOUND =
  /^([a-z][\w-]*|\*)?((?:[.#][\w-]+|\[[\w-]+(?:=(?:"[\w-]*"|'[\w-]*'|[\w-]+))?\]|::?[\w-]+(?:\([^()\s,>+~]*\))?)*)$/i;

/**
 * What an element must have to match a selector: one of some pairs of a type and classes. Undefined for selectors that
 * only jsdom can read.
 */
function requirementsOf(selector) {
  const requirements = [];
  for (const part of selector.split(',')) {
    const last = part.trim().split(/[\s>+~]+/);
    const [, type = '*', rest] = COMPOUND.exec(last.at(-1)) ?? [];
    if (rest === undefined) return undefined;
    const classes = rest.replace(/\([^)]*\)|\[[^\]]*\]/g, '').matchAll(/\.([\w-]+)/g);
    requirements.push({
      type: type === '*' ? undefined : type.toLowerCase(),
      classes: [...classes].map(([, name]) => ` ${name} `),
    });
  }
  return requirements;
}

const known = new Map();

function mayMatch(element, selectorText) {
  // Some rules have none; nwsapi reads it as the name of a type.
  const selector = String(selectorText);
  if (!known.has(selector)) known.set(selector, requirementsOf(selector));
  const requirements = known.get(selector);
  // Names of classes ignore case in a document without a document type.
  if (requirements === undefined || element._ownerDocument.compatMode === 'BackCompat') return true;
  const type = element.localName.toLowerCase();
  const classes = ` ${(element.getAttributeNS(null, 'class') ?? '').replace(/\s/g, ' ')} `;
  return requirements.some(
    (each) => (each.type === undefined || each.type === type) && each.classes.every((name) => classes.includes(name)),
  );
}

const { matchesDontThrow } = selectors;
selectors.matchesDontThrow = (element, selector) => mayMatch(element, selector) && matchesDontThrow(element, selector);

/**
 * Computes the style of an element once for each state of the page: jsdom replaces its own cache of matching rules when
 * an element, an attribute or a style changes.
 */
function cacheComputedStyles(window) {
  const compute = window.getComputedStyle;
  const stylesOfStates = new WeakMap();
  const stylesNow = (element) => stylesOfStates.get(implForWrapper(element)?._ownerDocument._styleCache);
  window.getComputedStyle = (element, pseudoElement) => {
    if (pseudoElement) return compute(element, pseudoElement);
    const cached = stylesNow(element)?.get(element);
    if (cached) return cached;
    const style = compute(element);
    if (!stylesNow(element)) stylesOfStates.set(implForWrapper(element)._ownerDocument._styleCache, new WeakMap());
    stylesNow(element).set(element, style);
    return style;
  };
}

module.exports = { cacheComputedStyles };
