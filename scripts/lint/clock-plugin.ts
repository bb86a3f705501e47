// oxlint has no rule for `new Date()` without argument, which reads the clock; this adds it (see .oxlintrc.json).
type Node = { type: string; callee: { type: string; name?: string }; arguments: unknown[] }
type Visitor = Record<string, (node: Node) => void>
type Context = { report: (problem: { node: Node; message: string }) => void }

const MESSAGE = 'Rules take the time as an argument (`now`), so that they can be tested and replayed.'

const noClock = {
  create: (context: Context): Visitor => {
    const check = (node: Node): void => {
      const isDate = node.callee.type === 'Identifier' && node.callee.name === 'Date'
      if (isDate && (node.type === 'CallExpression' || node.arguments.length === 0))
        context.report({ node, message: MESSAGE })
    }
    return { NewExpression: check, CallExpression: check }
  },
}

export default { meta: { name: 'clock' }, rules: { 'no-current-date': noClock } }
