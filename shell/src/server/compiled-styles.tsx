import { StyleSheetContext } from '@cred/vendor/server';
import { styled } from '@cred/vendor';
import { type ReactNode, useContext, useMemo } from 'react';

type Context = NonNullable<Parameters<typeof StyleSheetContext.Provider>[0]['value']>;
type Compile = Context['stylis'];
type Sheet = Context['styleSheet'];
type Tag = ReturnType<Sheet['getTag']>;
type Rules = ReturnType<Compile>;
/** The styles of one component, of which styled-components has no public type. */
interface ComponentStyle {
  readonly rules: readonly unknown[];
  readonly baseStyle?: ComponentStyle | null;
  generateAndInjectStyles(this: ComponentStyle, context: object, sheet: Sheet, compile: Compile): string;
}

/** Texts that are kept. The pages of one realm need a few hundred. */
const KEPT = 2_000;
/** Longer texts are compiled for each page, so that those of an area cannot fill the memory. In characters. */
const KEPT_LENGTH = 5_000;

/**
 * The rules of style texts, compiled by styled-components. The result depends on the text, its selector and its component
 * only, so that pages can share it: a page finds only what it would compile itself.
 */
const compiled = new Map<string, Rules>();
/** The classes that components without a value have on a page. */
const classes = new WeakMap<Sheet, Map<ComponentStyle, string>>();
const Plain = styled.i``;
keepClasses();

/** Lets the styles of a page be compiled once for all pages. */
export function CompiledStyles({ children }: { readonly children: ReactNode }): ReactNode {
  const context = useContext(StyleSheetContext);
  const value = useMemo(
    (): Context => ({
      ...context,
      styleSheet: prepare(context.styleSheet),
      stylis: keepResults(context.stylis),
    }),
    [context],
  );
  return <StyleSheetContext value={value}>{children}</StyleSheetContext>;
}

/** @param sheet of the page, without rules */
function prepare(sheet: Sheet): Sheet {
  sheet.tag = new RuleGroups() as Pick<Tag, keyof RuleGroups> as Tag;
  classes.set(sheet, new Map());
  return sheet;
}

/** @param compile of the page: styled-components makes one for each sheet, all with the same options */
function keepResults(compile: Compile): Compile {
  const kept: Compile = (text, selector, prefix, componentId) => {
    if (text.length > KEPT_LENGTH) return compile(text, selector, prefix, componentId);
    const key = `${selector} ${prefix} ${componentId} ${text}`;
    const known = compiled.get(key);
    if (known) return known;
    const rules = compile(text, selector, prefix, componentId);
    if (compiled.size >= KEPT) compiled.clear();
    compiled.set(key, rules);
    return rules;
  };
  // The names of classes depend on it.
  kept.hash = compile.hash;
  return kept;
}

/** The rules of a page by component. styled-components has them in one list, and moves all that follow for each new one. */
class RuleGroups {
  private readonly groups: string[] = [];

  get length(): number {
    return this.groups.length;
  }

  insertRules(group: number, rules: readonly string[]): void {
    let text = this.groups[group] ?? '';
    for (const rule of rules) text += `${rule}/*!sc*/\n`;
    this.groups[group] = text;
  }

  getGroup(group: number): string {
    return this.groups[group] ?? '';
  }

  clearGroup(group: number): void {
    this.groups[group] = '';
  }
}

/** A component whose style is only text has the same class for all its elements of a page. */
function keepClasses(): void {
  const { componentStyle } = Plain as unknown as { readonly componentStyle: ComponentStyle };
  const prototype = Object.getPrototypeOf(componentStyle) as ComponentStyle;
  const { generateAndInjectStyles: generate } = prototype;
  prototype.generateAndInjectStyles = function (context, sheet, compile) {
    const known = classes.get(sheet);
    const name = known?.get(this);
    if (name !== undefined) return name;
    const names = generate.call(this, context, sheet, compile);
    if (isText(this)) known?.set(this, names);
    return names;
  };
}

const isText = ({ rules, baseStyle }: ComponentStyle): boolean =>
  rules.every((rule) => typeof rule === 'string') && (!baseStyle || isText(baseStyle));
