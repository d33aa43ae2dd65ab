import { connect } from "../database/connect.ts";
import { openProduct } from "../product.ts";

/** A server in a process of its own, to be killed: `node serve.ts <database> <folder>`. It tells on its standard output where it listens. */
const [databaseUrl = "", filesFolder = ""] = process.argv.slice(2);
const product = await openProduct({
  ...{ db: connect(databaseUrl), databaseUrl, filesFolder, siteUrl: "https://dripstone.test" },
  clock: () => new Date(),
  deliver: async () => {},
  background: false,
});
await product.app.listen({ port: 0, host: "127.0.0.1" });
const address = product.app.server.address();
process.stdout.write(`${typeof address === "object" && address ? address.port : ""}\n`);
