import { Command, CommanderError } from 'commander';
import { UsageError } from './errors';

export { Argument, Option } from 'commander';

/** Creates the parser of one command of the project. It prints nothing and does not exit the process. */
export function createProgram(): Command {
  const silent = { writeOut: () => undefined, writeErr: () => undefined };
  return new Command().exitOverride().configureOutput(silent).showSuggestionAfterError(false);
}

/**
 * Parses the arguments and runs the action of the command that they name.
 * @returns false when help was requested
 * @throws UsageError
 */
export function parseArguments(program: Command, args: readonly string[]): boolean {
  try {
    program.parse([...args], { from: 'user' });
    return true;
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    if (error.code === 'commander.help' || error.code === 'commander.helpDisplayed') return false;
    throw new UsageError(messageOf(program, error));
  }
}

function messageOf(program: Command, { code, message }: CommanderError): string {
  const [name] = program.args;
  const command = program.commands.find((each) => each.name() === name);
  if (code === 'commander.unknownCommand')
    return `There is no command ${name}. There are: ${program.commands.map((each) => each.name()).join(', ')}`;
  if (command && code === 'commander.missingArgument') {
    const missing = command.registeredArguments.filter(({ required }) => required).slice(command.args.length);
    const names = missing.map((each) => each.name() + (each.argChoices ? `: ${each.argChoices.join(', ')}` : ''));
    return `${name} needs the ${names.join(' and the ')}`;
  }
  if (command && code === 'commander.excessArguments')
    return `${name} takes no ${command.args.slice(command.registeredArguments.length).join(' ')}`;
  const [, flag] = /unknown option '(--[^']+)'/.exec(message) ?? [];
  if (command && program.commands.some(({ options }) => options.some(({ long }) => long === flag)))
    return `${name} takes no ${flag}`;
  const sentence = message.replace(/^error: /, '');
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}
