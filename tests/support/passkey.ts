/** A device that makes and uses passkeys (WebAuthn), as a browser would send them. */
import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from "node:crypto";

/** What CBOR can hold, as far as passkeys need it. */
type Value = number | string | Buffer | Map<number | string, Value>;

/** The type and the length that begin a value in CBOR (RFC 8949); lengths up to 65535. */
function head(type: number, length: number): Buffer {
  if (length < 24) return Buffer.of((type << 5) | length);
  if (length < 256) return Buffer.of((type << 5) | 24, length);
  return Buffer.of((type << 5) | 25, length >> 8, length & 255);
}

function cbor(value: Value): Buffer {
  if (typeof value === "number") return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === "string")
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  return Buffer.concat([head(5, value.size), ...[...value].flat().map(cbor)]);
}

/** A public key as passkeys carry it (COSE, ES256). */
function coseKey(key: KeyObject): Buffer {
  const { x = "", y = "" } = key.export({ format: "jwk" });
  const point = (part: string) => Buffer.from(part, "base64url");
  return cbor(
    new Map<number, Value>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, point(x)],
      [-3, point(y)],
    ]),
  );
}

const sha256 = (data: Buffer | string) => createHash("sha256").update(data).digest();

/** What the server asks of the device, as far as it looks at it. */
export interface PasskeyOptions {
  challenge: string;
}

/** A new passkey for a host. */
export function newPasskey(host = "localhost") {
  const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const id = randomBytes(16);
  const client = (type: string, { challenge }: PasskeyOptions) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: `http://${host}`, crossOrigin: false }));
  /** Present is bit 0, checked bit 2, and bit 6 says that a key follows. */
  const authenticator = (flags: number, userChecked: boolean, rest: Buffer[] = []) =>
    Buffer.concat([sha256(host), Buffer.of(flags | 1 | (userChecked ? 4 : 0)), Buffer.alloc(4), ...rest]);
  const named = { id: id.toString("base64url"), rawId: id.toString("base64url"), type: "public-key" };
  return {
    /** The answer that makes the passkey. */
    made(options: PasskeyOptions, userChecked = true): string {
      const key = [Buffer.alloc(16), Buffer.of(0, id.length), id, coseKey(publicKey)];
      const attestation = new Map<string, Value>([
        ["fmt", "none"],
        ["attStmt", new Map()],
        ["authData", authenticator(64, userChecked, key)],
      ]);
      return JSON.stringify({
        ...named,
        clientExtensionResults: {},
        response: {
          clientDataJSON: client("webauthn.create", options).toString("base64url"),
          attestationObject: cbor(attestation).toString("base64url"),
          transports: ["internal"],
        },
      });
    },
    /** The answer that signs in. */
    used(options: PasskeyOptions, userChecked = true): string {
      const data = client("webauthn.get", options);
      const checked = authenticator(0, userChecked);
      return JSON.stringify({
        ...named,
        clientExtensionResults: {},
        response: {
          clientDataJSON: data.toString("base64url"),
          authenticatorData: checked.toString("base64url"),
          signature: sign("sha256", Buffer.concat([checked, sha256(data)]), privateKey).toString("base64url"),
        },
      });
    },
  };
}
