// The least that a server can do: bare Fastify, and one read by an index with a prepared statement.
// Usage: node bench/server-path/bare-reader.ts DATABASE_URL PORT
import Fastify from 'fastify'
import pg from 'pg'

const [url, port] = process.argv.slice(2)
const pool = new pg.Pool({ connectionString: url, max: 10 })
const app = Fastify()
app.get<{ Querystring: { id: string } }>('/read', async ({ query }) => {
  const { rows } = await pool.query({
    name: 'read',
    text: 'select id, username, age_band from users where id = $1',
    values: [query.id],
  })
  return rows[0]
})
await app.listen({ host: '127.0.0.1', port: Number(port) })
console.log('ready')
