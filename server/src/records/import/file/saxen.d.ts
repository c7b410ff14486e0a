/** Parts of the parser in use, which brings no types of its own. */
declare module 'saxen' {
  export class Parser {
    on(event: 'error', heard: (error: Error) => void): this;
    on(event: 'attention' | 'text' | 'cdata', heard: (text: string) => void): this;
    on(
      event: 'openTag',
      heard: (name: string, attributes: () => Readonly<Record<string, string>>) => void,
    ): this;
    on(event: 'closeTag', heard: (name: string) => void): this;
    write(xml: string): this;
    end(): unknown;
  }
}
