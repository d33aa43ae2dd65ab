import { resolve } from "node:path";
import { Disk } from "flydrive";
import { FSDriver } from "flydrive/drivers/fs";

/** Where uploaded files lie; only what we have named ourselves is a key. */
export type Files = Disk;

/** Opens a folder of this machine for uploaded files; it is made with the first of them. */
export function openFiles(folder: string): Files {
  return new Disk(new FSDriver({ location: resolve(folder), visibility: "private" }));
}

/** How long a storage may take to take a connection, and to answer; what is as large as a file may be must have gone there by then. */
const usualPatience = { connectMs: 5_000, replyMs: 20_000 };

/**
 * Opens a bucket of an S3-compatible storage: `https://key:secret@host/bucket?region=us-east-1`. What speaks to it is loaded then only, as most
 * places keep their files on disk.
 */
export async function openBucket(address: string, { connectMs, replyMs } = usualPatience): Promise<Files> {
  const { S3Driver } = await import("flydrive/drivers/s3");
  const { origin, username, password, pathname, searchParams } = new URL(address);
  return new Disk(
    new S3Driver({
      endpoint: origin,
      credentials: { accessKeyId: decodeURIComponent(username), secretAccessKey: decodeURIComponent(password) },
      bucket: pathname.slice(1),
      region: searchParams.get("region") ?? "us-east-1",
      visibility: "private",
      // Otherwise a call waits for as long as the other side keeps silent.
      requestHandler: { connectionTimeout: connectMs, requestTimeout: replyMs, throwOnRequestTimeout: true },
      maxAttempts: 2,
      // What others than Amazon speak, too: no lists of rights, no checksums behind the body, and the bucket in the path.
      forcePathStyle: true,
      supportsACL: false,
      requestChecksumCalculation: "WHEN_REQUIRED",
      responseChecksumValidation: "WHEN_REQUIRED",
    }),
  );
}
