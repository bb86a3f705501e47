import pg from 'pg'

/** Longest wait for the last words of a connection: a frozen database never says them. */
const FAREWELL_MS = 1_000

/** Ends a connection in order; drops it if the database doesn't answer. */
export async function endConnection(client: pg.Client): Promise<void> {
  const { promise: late, resolve } = Promise.withResolvers<void>()
  const timer = setTimeout(resolve, FAREWELL_MS)
  await Promise.race([client.end(), late])
  clearTimeout(timer)
}

/**
 * Opens a connection of its own, does some work on it and ends it. It is for starting, migrating and inspecting the
 * database. If the connection is lost, the running statement fails.
 */
export async function connectDirectly<Result>(
  url: string,
  work: (client: pg.Client) => Promise<Result>,
  { timeoutMs = 10_000 } = {},
): Promise<Result> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: timeoutMs,
    application_name: 'funda',
    pipeline: true,
  })
  client.on('error', () => {})
  try {
    await client.connect()
    return await work(client)
  } finally {
    await endConnection(client)
  }
}
