import { connect } from "../../database/connect.ts";
import { accountMails } from "../../features/accounts/mailing/kinds.ts";
import { openOffice } from "./open-office.ts";
import { sampleWriters } from "./sample-writers.ts";

/**
 * A process of its own, to be killed: `node letter-writer.ts <database> <what to do>`. It tells on its standard output how far it is.
 * Each deed is a row of the table `deeds` and a mail, in one transaction.
 */
const [url = "", task = ""] = process.argv.slice(2);
const tell = (word: string) => process.stdout.write(`${word}\n`);
const db = connect(url);
const office = await openOffice({
  db,
  writers: sampleWriters,
  deliver: async ({ id }) => {
    tell(`sending ${id}`);
    await new Promise(() => {});
  },
  background: false,
});
// Nothing else may keep a process alive whose letter never ends.
setInterval(() => {}, 1_000);

if (task === "do deeds") for (let deed = 1; ; deed++) await act(deed, async () => {}).then(() => tell(`done ${deed}`));
if (task === "do a deed") await act(1, async () => {}).then(() => tell("done 1"));
if (task === "begin a deed") await act(1, () => new Promise(() => tell("begun 1")));
if (task === "send") await office.sendDue();

async function act(deed: number, before: () => Promise<void>): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await transaction
      .insertInto("deeds" as never)
      .values({ deed } as never)
      .execute();
    const params = { userId: String(deed) };
    await office.enqueue(transaction, {
      to: `${deed}@example.com`,
      kind: accountMails["verify-email"],
      locale: "en",
      params,
    });
    await before();
  });
}
