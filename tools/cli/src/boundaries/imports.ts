import { parseSync } from '@swc/core';

/** Every module that a source imports: static, re-exported, type-only, dynamic, required or mocked. */
export function importsOf(source: string, file: string): string[] {
  const tree = parseSync(source, { syntax: 'typescript', tsx: file.endsWith('x'), decorators: true, target: 'es2022' });
  const found = new Set<string>();
  collect(tree, found);
  return [...found];
}

function textOf(node: unknown): string | undefined {
  if (typeof node !== 'object' || node === null) return undefined;
  if (Reflect.get(node, 'type') === 'StringLiteral') return String(Reflect.get(node, 'value'));
  const quasis: unknown = Reflect.get(node, 'quasis');
  // A template without placeholders is a string too.
  if (Array.isArray(quasis) && quasis.length === 1) return String(Reflect.get(Object(quasis[0]), 'raw'));
  return undefined;
}

/** `import(x)`, `require(x)`, `jest.mock(x)` and similar calls. */
function calledModule(node: object): string | undefined {
  const callee = Object(Reflect.get(node, 'callee')) as object;
  const type: unknown = Reflect.get(callee, 'type');
  const name = String(Reflect.get(callee, 'value'));
  const owner = String(Reflect.get(Object(Reflect.get(callee, 'object')) as object, 'value'));
  const loads =
    type === 'Import' ||
    (type === 'Identifier' && name === 'require') ||
    (type === 'MemberExpression' && (owner === 'jest' || owner === 'require'));
  if (!loads) return undefined;
  const args: unknown = Reflect.get(node, 'arguments');
  return Array.isArray(args) ? textOf(Reflect.get(Object(args[0]) as object, 'expression')) : undefined;
}

const statements = new Set([
  'ImportDeclaration',
  'ExportNamedDeclaration',
  'ExportAllDeclaration',
  'ExportDeclaration',
]);

function collect(node: unknown, found: Set<string>): void {
  if (typeof node !== 'object' || node === null) return;
  if (Array.isArray(node)) {
    for (const each of node) collect(each, found);
    return;
  }
  const type = String(Reflect.get(node, 'type'));
  let named: string | undefined;
  if (statements.has(type)) named = textOf(Reflect.get(node, 'source'));
  else if (type === 'CallExpression') named = calledModule(node);
  else if (type === 'TsImportType') named = textOf(Reflect.get(node, 'argument'));
  else if (type === 'TsExternalModuleReference') named = textOf(Reflect.get(node, 'expression'));
  if (named !== undefined) found.add(named);
  for (const value of Object.values(node)) collect(value, found);
}
