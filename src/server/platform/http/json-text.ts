/**
 * Answer that is JSON already, for instance written by the database. It is sent unchecked, so its query must choose the
 * fields.
 */
export class JsonText {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}
