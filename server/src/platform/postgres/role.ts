import type pg from 'pg';

/**
 * Lets a new connection in only when row-level security binds it as `role`. A pooler that drops the
 * options of an address would hand out the login's own role, which sees every company.
 */
export const onlyAs =
  (role: string) =>
  (client: pg.PoolClient, done: (error?: Error) => void): void => {
    client
      .query<{ role: string }>('select current_user::text as role')
      .then(({ rows: [found] }) => {
        if (found?.role === role) return done();
        done(
          new Error(
            `the connection acts as ${found?.role ?? 'nobody'} instead of ${role}: a pooler between the server and the database drops the options of its address`,
          ),
        );
      })
      .catch(done);
  };
