/**
 * What a row with tags answers, as it is sent: for a handler that has cut each part of it to its schema already, and keeps these parts. `json` is
 * the reply as the row's schema has it.
 */
export class WrittenReply {
  readonly json: string;
  constructor(json: string) {
    this.json = json;
  }
}
