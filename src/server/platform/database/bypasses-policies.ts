import { connectDirectly } from './connect-directly.ts'

/** Tells whether the role of this address bypasses row-level policies (`row-policies.sql`), as a superuser does. */
export const bypassesPolicies = (url: string): Promise<boolean> =>
  connectDirectly(url, async (client) => {
    const {
      rows: [role],
    } = await client.query<{ passes: boolean }>(
      'select rolsuper or rolbypassrls as passes from pg_roles where rolname = current_user',
    )
    return role?.passes ?? true
  })
