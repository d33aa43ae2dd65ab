const GIGABYTE = 1024 ** 3;
const MEGABYTE = 1024 ** 2;

/** As those who look after a server write it in every language. */
export const sizeOf = (bytes: number): string =>
  bytes >= GIGABYTE ? `${(bytes / GIGABYTE).toFixed(1)} GB` : `${Math.ceil(bytes / MEGABYTE)} MB`;
