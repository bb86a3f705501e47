import { connectDirectly } from './connect-directly.ts'

/** Whether the role of this address goes round the walls before people's rows (`row-walls.sql`): a superuser does, whatever they say. */
export const passesWalls = (url: string): Promise<boolean> =>
  connectDirectly(url, async (client) => {
    const {
      rows: [role],
    } = await client.query<{ passes: boolean }>(
      'select rolsuper or rolbypassrls as passes from pg_roles where rolname = current_user',
    )
    return role?.passes ?? true
  })
