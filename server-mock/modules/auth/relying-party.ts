import * as v from 'valibot';
import type { Config } from '../../config.ts';

/**
 * EdDSA, ES256 and RS256 cover the common authenticators. They are listed because the library would otherwise probe
 * what the runtime supports.
 */
export const algorithms: number[] = [-8, -7, -257];

/** The relying party id and origin: the host and origin of PUBLIC_URL. */
export function relyingParty({ publicUrl }: Pick<Config, 'publicUrl'>): {
  readonly id: string;
  readonly origin: string;
} {
  const { hostname, origin } = new URL(publicUrl);
  return { id: hostname, origin };
}

const base64url = v.pipe(v.string(), v.maxLength(100_000), v.regex(/^[A-Za-z0-9_-]*$/));
const transports = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const;

const credential = {
  id: base64url,
  rawId: base64url,
  type: v.literal('public-key'),
  clientExtensionResults: v.optional(v.object({}), {}),
};

/** The JSON form of the result of `navigator.credentials.create`. */
export const registrationSchema = v.object({
  ...credential,
  response: v.object({
    clientDataJSON: base64url,
    attestationObject: base64url,
    transports: v.optional(v.array(v.string()), []),
  }),
});

/** The JSON form of the result of `navigator.credentials.get`. */
export const assertionSchema = v.object({
  ...credential,
  response: v.object({
    clientDataJSON: base64url,
    authenticatorData: base64url,
    signature: base64url,
    userHandle: v.optional(base64url),
  }),
});

const clientDataSchema = v.object({ challenge: base64url });

function parsed<Schema extends v.GenericSchema>(schema: Schema, text: string): v.InferOutput<Schema> | null {
  try {
    const read = v.safeParse(schema, JSON.parse(text));
    return read.success ? read.output : null;
  } catch {
    return null;
  }
}

/** Parses a registration response from JSON text; null if it is invalid. */
export function readRegistration(text: string): v.InferOutput<typeof registrationSchema> | null {
  return parsed(registrationSchema, text);
}

/** Parses an assertion response from JSON text; null if it is invalid. */
export function readAssertion(text: string): v.InferOutput<typeof assertionSchema> | null {
  return parsed(assertionSchema, text);
}

/** Returns the challenge that a response claims to answer; empty if it names none. */
export function challengeOf(clientDataJSON: string): string {
  const text = Buffer.from(clientDataJSON, 'base64url').toString('utf8');
  return parsed(clientDataSchema, text)?.challenge ?? '';
}

/** Returns those of the given transports that WebAuthn defines. */
export function knownTransports(named: readonly string[]): readonly string[] {
  return transports.filter((transport) => named.includes(transport));
}
