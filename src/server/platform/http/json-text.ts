/** An answer that is JSON already, for instance written by the database. It goes out as it is, so its query must name what goes out. */
export class JsonText {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}
