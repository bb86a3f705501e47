// The arrow: core <- content, contract <- server | web. Each rule says in one sentence why it is there.
const TEST = '\\.test\\.tsx?$'
const JUNK = '(^|/)(utils?|helpers?|libs?|misc|common|types)(/|\\.[a-z]+$)'

const zone = (name, allowed, comment) => ({
  name: `${name}-zone`,
  severity: 'error',
  comment,
  from: { path: `^src/${name}/`, pathNot: TEST },
  to: { path: '^(src|scripts|tests|bench)/', pathNot: `^src/(${[name, ...allowed].join('|')})/` },
})

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    zone(
      'core',
      [],
      'The rules of the product know nothing of how they are stored, sent or shown, so that they can be read, tested and replayed alone.',
    ),
    zone('content', ['core'], 'Content is data turned into core types; it must load without a server or a browser.'),
    zone(
      'contract',
      ['core'],
      'The contract is the one page that server and web share; what it imports lands in both.',
    ),
    zone(
      'server',
      ['core', 'content', 'contract'],
      'Server and web never meet: their only common page is the contract.',
    ),
    zone(
      'web',
      ['core', 'content', 'contract'],
      'Server and web never meet: server code in the browser would leak secrets and cost a learner data.',
    ),
    {
      name: 'core-is-pure',
      severity: 'error',
      comment:
        'Core has no input, output or packages: the same rules run in the browser and on the server. ts-fsrs is pure.',
      from: { path: '^src/core/', pathNot: TEST },
      to: {
        dependencyTypes: ['core', 'npm', 'npm-dev', 'npm-optional', 'npm-peer', 'npm-no-pkg', 'npm-unknown'],
        pathNot: '^node_modules/ts-fsrs/',
      },
    },
    {
      name: 'grammar-knows-no-khulu',
      severity: 'error',
      comment: "What a language is doesn't hang on who asks about it: checks and tools would fetch Khulu along.",
      from: { path: '^src/core/grammar/', pathNot: TEST },
      to: { path: '^src/core/khulu/' },
    },
    {
      name: 'server-feature-by-its-index',
      severity: 'error',
      comment: 'A feature may change its inside freely; what others use stands in its index.ts.',
      from: { path: '^src/server/features/([^/]+)/', pathNot: TEST },
      to: {
        path: '^src/server/features/[^/]+/',
        pathNot: ['^src/server/features/$1/', '^src/server/features/[^/]+/index\\.ts$'],
      },
    },
    {
      name: 'own-data-knows-no-feature',
      severity: 'error',
      comment:
        'Features hand their collectors and removers to own-data (src/server/personal-data.ts), so a new one needs no change in it.',
      from: { path: '^src/server/features/own-data/', pathNot: TEST },
      to: { path: '^src/server/features/', pathNot: '^src/server/features/own-data/' },
    },
    {
      name: 'web-features-never-meet',
      severity: 'error',
      comment:
        'Features meet in routes.tsx only, so that each loads alone and one can be removed without touching another.',
      from: { path: '^src/web/features/([^/]+)/', pathNot: TEST },
      to: { path: '^src/web/features/', pathNot: '^src/web/features/$1/' },
    },
    {
      name: 'platform-knows-no-feature',
      severity: 'error',
      comment: 'Platform and ui serve every feature, and would drag all of them along if they knew one.',
      from: { path: '^src/(server/platform|web/platform|web/ui)/', pathNot: TEST },
      to: { path: '^src/(server|web)/features/' },
    },
    {
      name: 'parts-know-no-feature',
      severity: 'error',
      comment:
        'A part (web/parts/<domain>) serves several features; what one feature alone needs stands in that feature.',
      from: { path: '^src/web/parts/', pathNot: TEST },
      to: { path: '^src/web/features/' },
    },
    {
      name: 'web-platform-knows-no-part',
      severity: 'error',
      comment: 'The platform would serve any product; parts know this one: its lessons, accounts, sounds and games.',
      from: { path: '^src/web/(platform|ui)/', pathNot: TEST },
      to: { path: '^src/web/parts/' },
    },
    {
      name: 'browser-has-no-node',
      severity: 'error',
      comment: 'Web, contract and core run in a browser, which has no Node modules.',
      from: { path: '^src/(web|contract)/', pathNot: TEST },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'product-imports-no-test',
      severity: 'error',
      comment: 'What only tests need must not be in what people run.',
      from: { path: '^(src|scripts|bench)/', pathNot: TEST },
      to: { path: [TEST, '^tests/'], pathNot: '^tests/support/find-chromium\\.ts$' },
    },
    {
      name: 'no-junk-drawer',
      severity: 'error',
      comment:
        'A thing that is shared has a name; a folder or file called utils, helpers, lib, misc, common or types hides what is in it.',
      from: {},
      to: { path: JUNK, pathNot: 'node_modules' },
    },
    {
      name: 'no-junk-drawer-unused',
      severity: 'error',
      comment: 'The same for a file that nothing imports.',
      from: { path: JUNK, pathNot: 'node_modules' },
      to: {},
    },
    {
      name: 'no-cycle',
      severity: 'error',
      comment: 'Of two files in a ring, neither can be read, tested or moved alone. A ring of types alone counts too.',
      from: {},
      to: { circular: true },
    },
    {
      name: 'not-unresolvable',
      severity: 'error',
      comment: 'An import that leads nowhere is a file that these rules cannot see.',
      from: {},
      to: { couldNotResolve: true, pathNot: '^virtual:' },
    },
  ],
  options: {
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.js', '.json', '.css'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'types', 'default'],
    },
  },
}
