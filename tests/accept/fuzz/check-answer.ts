/** Internals that no answer may contain: stack traces, SQL statements, file names, messages of the engine. */
const inside =
  /node_modules|\.ts:\d|\.js:\d|\bat \w+ \(|select .+ from |insert into|violates|syntax error at|byte sequence|pg_|SQLSTATE|ECONN|Cannot read|is not a function|undefined \(/i;

/** Describes what is wrong with an answer, or returns null. */
export function complaintAbout(status: number, type: string, body: string): string | null {
  if (status >= 500 && status !== 503) return `status ${status}`;
  if (!type.startsWith('application/json')) return null;
  const parsed = parse(body);
  if (parsed === undefined) return 'a body that is no JSON';
  for (const error of errorsOf(parsed)) {
    if (error.extensions?.errorCode === undefined) return `an error without a code: ${error.message}`;
    if (error.extensions.errorCode === 'internal_error') return 'a fault of the server';
    if (inside.test(String(error.message))) return `a message from inside: ${error.message}`;
  }
  if (body !== '' && status >= 400 && typeof field(parsed, 'errorCode') !== 'string')
    return 'a refusal without a code';
  return null;
}

/** The log lines that report a fault. */
export function faultsIn(lines: readonly string[]): string[] {
  return lines.filter((line) => {
    const level = field(parse(line), 'level');
    return typeof level === 'number' && level >= 50;
  });
}

interface ShownError {
  readonly message?: unknown;
  readonly extensions?: { readonly errorCode?: unknown };
}

function errorsOf(body: unknown): readonly ShownError[] {
  const errors = field(body, 'errors');
  return Array.isArray(errors) ? (errors as ShownError[]) : [];
}

function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

function parse(text: string): unknown {
  if (text === '') return null;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
