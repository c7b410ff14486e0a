declare module '@20minutes/s3rver' {
  type Context = { method: string; path: string; query: Record<string, string>; body: unknown };

  /** An S3 server; it is a Koa application, which takes middleware. */
  export default class S3rver {
    constructor(options: {
      port: number;
      address: string;
      silent: boolean;
      allowMismatchedSignatures: boolean;
      directory: string;
      configureBuckets: { name: string }[];
    });
    middleware: ((context: Context, next: () => Promise<void>) => Promise<void>)[];
    run(): Promise<{ address: string; port: number }>;
    close(): Promise<void>;
  }
}
