/**
 * Lets the bundler remove the parts of the router that nothing uses. The router's module creates its components,
 * classes and contexts, and names them for developers, when it is evaluated; the bundler takes that for side effects, and keeps all of
 * them with what they use.
 */
export const dropRouterEffects = (source: string): string =>
  source
    .replace(/^\w+\.displayName = "[^"\n]*";$/gm, '')
    .replace(
      /^var (\w+) = (class extends React\d*\.Component \{[\s\S]*?^\});\n((?:\1\.\w+ = .*;\n)*)/gm,
      'var $1 = /*#__PURE__*/ (() => {\nconst $1 = $2;\n$3return $1;\n})();\n',
    )
    .replace(
      /^(var \w+ = )(?=React\d*\.(?:createContext|forwardRef|memo)\(|new (?:Set|Map|WeakMap|WeakSet)\b)/gm,
      '$1/*#__PURE__*/ ',
    );
