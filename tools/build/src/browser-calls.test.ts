import { calls, type CallDefinition } from '@cred/contract';
import { browserCalls, browserCallsModule } from './browser-calls';

describe('the table of calls in browsers', () => {
  it.each(Object.entries<CallDefinition>(calls))('has what the client reads of %s', (name, call) => {
    expect(browserCalls[name]).toEqual({
      host: call.host,
      method: call.method,
      path: call.path,
      ...(call.files && { files: {} }),
    });
  });

  it('is an ES module without anything else of the contract', () => {
    const source = browserCallsModule();
    expect(JSON.parse(source.replace(/^export const calls = (.*);\n$/, '$1'))).toEqual(browserCalls);
  });
});
