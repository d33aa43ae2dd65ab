import { hash, verify } from "@node-rs/argon2";

/** What OWASP asks of argon2id (the library's default algorithm): 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The hash of a password or another short secret. Every character counts; one that Unicode can write in two ways is the same. */
export function hashSecret(secret: string): Promise<string> {
  return hash(secret.normalize("NFKC"), cost);
}

/** Compares a secret with its hash; without a hash it takes the same time and answers false. */
export async function isSecret(secret: string, secretHash: string | undefined): Promise<boolean> {
  decoy ??= hashSecret("nobody's");
  const right = await verify(secretHash ?? (await decoy), secret.normalize("NFKC"));
  return right && secretHash !== undefined;
}

let decoy: Promise<string> | undefined;
