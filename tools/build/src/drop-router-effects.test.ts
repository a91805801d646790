import { dropRouterEffects } from './drop-router-effects';

describe('dropRouterEffects', () => {
  it('marks what the module creates as pure, and removes names of components', () => {
    const source = [
      'var Link = React10.forwardRef(',
      '  function Link() { return React.createElement("a"); }',
      ');',
      'Link.displayName = "Link";',
      'var Context = React.createContext(null);',
      'var warned = /* @__PURE__ */ new Set();',
      'var handled = new WeakMap();',
      'var other = compute();',
      'var Boundary = class extends React2.Component {',
      '  render() {',
      '    return null;',
      '  }',
      '};',
      'Boundary.contextType = Context;',
      'other();',
    ].join('\n');
    expect(dropRouterEffects(source)).toBe(
      [
        'var Link = /*#__PURE__*/ React10.forwardRef(',
        '  function Link() { return React.createElement("a"); }',
        ');',
        '',
        'var Context = /*#__PURE__*/ React.createContext(null);',
        'var warned = /* @__PURE__ */ new Set();',
        'var handled = /*#__PURE__*/ new WeakMap();',
        'var other = compute();',
        'var Boundary = /*#__PURE__*/ (() => {',
        'const Boundary = class extends React2.Component {',
        '  render() {',
        '    return null;',
        '  }',
        '};',
        'Boundary.contextType = Context;',
        'return Boundary;',
        '})();',
        'other();',
      ].join('\n'),
    );
  });
});
