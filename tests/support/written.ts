import { type ToolCall, type ToolInput, toolCalls } from "#app/tools/contract.ts";
import { writeFromLibrary } from "#app/tools/library/write.server.ts";

/**
 * Writes a call from the library.
 * @param fields in place of those of its example
 */
export const written = <Name extends ToolCall>(name: Name, fields: object = {}) => {
  const { input, example } = toolCalls[name];
  return writeFromLibrary(name, input.parse({ ...example.input, ...fields }) as ToolInput<Name>);
};
