import postgres from 'postgres'

/** How a server answers a login: it is ready, it is not there or not ready yet, or it does not know the password. */
export type Probe = 'ready' | 'not-ready' | 'refused'

const WRONG_PASSWORD = ['28P01', '28000']

/** Tries to log in once. */
export async function probeServer(url: string): Promise<Probe> {
  const client = postgres(url, { max: 1, connect_timeout: 2, fetch_types: false, onnotice: () => {} })
  try {
    await client`select 1`
    return 'ready'
  } catch (error) {
    return WRONG_PASSWORD.includes((error as { code?: string }).code ?? '') ? 'refused' : 'not-ready'
  } finally {
    await client.end({ timeout: 1 })
  }
}
