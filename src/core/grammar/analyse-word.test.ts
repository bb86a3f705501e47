import { expect, test } from 'vitest'
import { readEngine } from '../../../tests/support/read-engine.ts'
import { analyseWord, readWord } from '#core/grammar/analyse-word.ts'

const xhosa = readEngine('xh')
const zulu = readEngine('zu')

/** Writes the likeliest reading of a word, such as `ba:SC2 fund:VRoot`. */
const cut = (word: string, engine = xhosa): string =>
  (analyseWord(word, engine)[0]?.segments ?? []).map((morpheme) => morpheme.join(':')).join(' ')

// NCHLT: cut so in the annotated corpus. Attested: the word is written in running text, and cut by the same rules. By
// the rule: neither was found.
test.each<[string, string, string, string, string]>([
  ['umntwana', 'u:NPrePre1 m:BPre1 ntwana:NStem', 'umntwana', 'child', 'attested in corpora'],
  ['abantwana', 'a:NPrePre2 ba:BPre2 ntwana:NStem', 'umntwana', 'child', 'attested in corpora'],
  ['umntu', 'u:NPrePre1 m:BPre1 ntu:NStem', 'umntu', 'person', 'NCHLT corpus'],
  ['ubuntu', 'u:NPrePre14 bu:BPre14 ntu:NStem', 'ubuntu', 'human', 'attested in corpora'],
  ['ilizwe', 'i:NPrePre5 li:BPre5 zwe:NStem', 'ilizwe', 'country', 'NCHLT corpus'],
  ['amazwe', 'a:NPrePre6 ma:BPre6 zwe:NStem', 'ilizwe', 'country', 'NCHLT corpus'],
  ['amanzi', 'a:NPrePre6 ma:BPre6 nzi:NStem', 'amanzi', 'water', 'attested in corpora'],
  ['isikolo', 'i:NPrePre7 si:BPre7 kolo:NStem', 'isikolo', 'school', 'NCHLT corpus'],
  ['izinja', 'i:NPrePre10 zin:BPre10 ja:NStem', 'inja', 'dog', 'attested in corpora'],
  ['abafundi', 'a:NPrePre2 ba:BPre2 fundi:NStem', 'umfundi', 'learner', 'NCHLT corpus'],
  ['esikolweni', 'e:LocPre i:NPrePre7 si:BPre7 kolo:NStem ini:LocSuf', 'isikolo', 'school', 'NCHLT corpus'],
  ['emlonyeni', 'e:LocPre u:NPrePre3 m:BPre3 lomo:NStem ini:LocSuf', 'umlomo', 'mouth', 'attested in corpora'],
  ['kwisikolo', 'ku:LocPre i:NPrePre7 si:BPre7 kolo:NStem', 'isikolo', 'school', 'NCHLT corpus'],
  ['kubantu', 'ku:LocPre a:NPrePre2 ba:BPre2 ntu:NStem', 'umntu', 'person', 'NCHLT corpus'],
  ['njengabantu', 'njenga:AdvPre a:NPrePre2 ba:BPre2 ntu:NStem', 'umntu', 'person', 'NCHLT corpus'],
  ['ngesiXhosa', 'nga:AdvPre i:NPrePre7 si:BPre7 xhosa:NStem', 'isiXhosa', 'Xhosa', 'attested in corpora'],
  ['womntu', 'wa:PossConc1 u:NPrePre1 m:BPre1 ntu:NStem', 'umntu', 'person', 'NCHLT corpus'],
  ['ngumntu', 'ng:CopPre u:NPrePre1 m:BPre1 ntu:NStem', 'umntu', 'person', 'NCHLT corpus'],
  ['yinto', 'y:CopPre i:NPrePre9 n:BPre9 to:NStem', 'into', 'thing', 'NCHLT corpus'],
  ['andingomfundi', 'a:NegPre ndi:SC1ps ngo:PronStem1 m:BPre1 fundi:NStem', 'umfundi', 'learner', 'by the rule'],
  ['umntwanana', 'u:NPrePre1 m:BPre1 ntwana:NStem ana:DimSuf', 'umntwana', 'child', 'by the rule'],
  ['yam', 'ya:PossConc4 m:PossPron', '-am', 'my', 'attested in corpora'],
  ['wethu', 'wa:PossConc1 ithu:PossPron', '-ethu', 'our', 'NCHLT corpus'],
  ['kum', 'ku:LocPre m:PronStem1ps', 'mna', 'I', 'attested in corpora'],
  ['kuthi', 'ku:LocPre thi:PronStem1pp', 'thina', 'we', 'attested in corpora'],
  ['enkulu', 'en:AdjPref9 khulu:AdjStem', '-khulu', 'big', 'NCHLT corpus'],
  ['entle', 'en:AdjPref9 hle:AdjStem', '-hle', 'beautiful', 'NCHLT corpus'],
  ['ezimbini', 'ezim:AdjPref10 bini:AdjStem', '-bini', 'two', 'attested in corpora'],
  ['namhlanje', 'namhlanje:Adv', 'namhlanje', 'today', 'NCHLT corpus'],
  ['ukufunda', 'u:NPrePre15 ku:BPre15 fund:VRoot a:VerbTerm', 'ukufunda', 'learn', 'attested in corpora'],
  [
    'ukusetyenziswa',
    'u:NPrePre15 ku:BPre15 sebenz:VRoot is:CausExt w:PassExt a:VerbTerm',
    'ukusebenza',
    'work',
    'NCHLT corpus',
  ],
  ['ziyasebenza', 'zi:SC8 ya:Pres sebenz:VRoot a:VerbTerm', 'ukusebenza', 'work', 'NCHLT corpus'],
  ['ndiyafunda', 'ndi:SC1ps ya:Pres fund:VRoot a:VerbTerm', 'ukufunda', 'learn', 'by the rule'],
  ['andifundi', 'a:NegPre ndi:SC1ps fund:VRoot i:VerbTerm', 'ukufunda', 'learn', 'by the rule'],
  ['ndifundile', 'ndi:SC1ps fund:VRoot ile:Perf', 'ukufunda', 'learn', 'attested in corpora'],
  ['ndiyakuthanda', 'ndi:SC1ps ya:Pres ku:OC2ps thand:VRoot a:VerbTerm', 'ukuthanda', 'love', 'attested in corpora'],
  ['ndiza', 'ndi:SC1ps za:AuxVStem', 'ukuza', 'come', 'attested in corpora'],
  ['masihambe', 'ma:ImpPre si:SC1pp hamb:VRoot e:VerbTerm', 'ukuhamba', 'walk', 'attested in corpora'],
  ['hambani', 'hamb:VRoot a:VerbTerm ni:ImpSuf', 'ukuhamba', 'walk', 'attested in corpora'],
])('%s is %s, of %s, %s (%s)', (word, segments, lemma, gloss) => {
  const [best] = analyseWord(word, xhosa)
  expect(cut(word)).toBe(segments)
  expect(best).toMatchObject({ lemma, known: true })
  expect(best?.gloss).toContain(gloss)
})

test.each<[string, string, string, string, string]>([
  ['umuntu', 'u:NPrePre1 mu:BPre1 ntu:NStem', 'umuntu', 'person', 'attested in corpora'],
  ['abantu', 'a:NPrePre2 ba:BPre2 ntu:NStem', 'umuntu', 'person', 'attested in corpora'],
  ['inhlangano', 'i:NPrePre9 n:BPre9 hlangano:NStem', 'inhlangano', 'organisation', 'NCHLT corpus'],
  ['izindlela', 'i:NPrePre10 zin:BPre10 dlela:NStem', 'indlela', 'path', 'NCHLT corpus'],
  ['enhle', 'en:AdjPref9 hle:AdjStem', '-hle', 'beautiful', 'UniMorph, adjectives; NCHLT corpus'],
  ['esikhulu', 'esi:AdjPref7 khulu:AdjStem', '-khulu', 'big', 'UniMorph, adjectives'],
  ['wami', 'wa:PossConc1 mi:PossPron', '-mi', 'my', 'attested in corpora'],
  ['ngifunda', 'ngi:SC1ps fund:VRoot a:VerbTerm', 'ukufunda', 'learn', 'attested in corpora'],
  ['ngiyafunda', 'ngi:SC1ps ya:Pres fund:VRoot a:VerbTerm', 'ukufunda', 'learn', 'by the rule'],
  ['angifundi', 'a:NegPre ngi:SC1ps fund:VRoot i:VerbTerm', 'ukufunda', 'learn', 'by the rule'],
  ['ngifundile', 'ngi:SC1ps fund:VRoot ile:Perf', 'ukufunda', 'learn', 'by the rule'],
  ['hambani', 'hamb:VRoot a:VerbTerm ni:ImpSuf', 'ukuhamba', 'walk', 'attested in corpora'],
  [
    'ukusetshenziswa',
    'u:NPrePre15 ku:BPre15 sebenz:VRoot is:CausExt w:PassExt a:VerbTerm',
    'ukusebenza',
    'work',
    'NCHLT corpus',
  ],
])('in isiZulu %s is %s, of %s, %s (%s)', (word, segments, lemma, gloss) => {
  const [best] = analyseWord(word, zulu)
  expect(cut(word, zulu)).toBe(segments)
  expect(best).toMatchObject({ lemma, known: true })
  expect(best?.gloss).toContain(gloss)
})

// Made-up stems in frames that leave no doubt.
test.each<[string, string, string]>([
  ['umgqakhwe', 'u:NPrePre1 m:BPre1 gqakhwe:NStem', 'umgqakhwe'],
  ['isiqhushumbana', 'i:NPrePre7 si:BPre7 qhushumbana:NStem', 'isiqhushumbana'],
  ['i-ajenda', 'i:NPrePre9 ajenda:NStem', 'iajenda'],
  ['ndiyagqumbela', 'ndi:SC1ps ya:Pres gqumb:VRoot el:ApplExt a:VerbTerm', 'ukugqumba'],
  ['ukutyhumba', 'u:NPrePre15 ku:BPre15 tyhumb:VRoot a:VerbTerm', 'ukutyhumba'],
])('%s has a stem that no lexicon has: it is read by its frame as %s and marked unknown', (word, segments, lemma) => {
  expect(cut(word)).toBe(segments)
  expect(analyseWord(word, xhosa)[0]).toMatchObject({ lemma, known: false, gloss: '' })
})

test.each([
  ['wafunda', ['u:SC1 a:Past fund:VRoot a:VerbTerm', 'u:SC2ps a:Past fund:VRoot a:VerbTerm']],
  ['sitya', ['si:BPre7 tya:NStem', 'si:SC1pp ty:VRoot a:VerbTerm']],
])('ambiguous word: %s can be read in more than one way', (word, ways) => {
  const read = readWord(word, xhosa).map(({ morphemes }) => morphemes.map((morpheme) => morpheme.join(':')).join(' '))
  expect(read).toEqual(expect.arrayContaining(ways))
})

test('word analysis: capitals, hyphens, apostrophes and white space change nothing', () => {
  for (const written of [' Umntwana ', 'UMNTWANA', 'um-ntwana', "umntwa'na"])
    expect(analyseWord(written, xhosa)).toEqual(analyseWord('umntwana', xhosa))
})

test('word analysis: at most five readings, each split once, without silent morphemes', () => {
  for (const word of ['ukusebenza', 'ixesha', 'bonke', 'nendlu', 'ngabantwana']) {
    const ways = analyseWord(word, xhosa)
    expect(ways.length).toBeGreaterThan(0)
    expect(ways.length).toBeLessThanOrEqual(5)
    const cuts = ways.map(({ segments }) => segments.map(([form]) => form).join('-'))
    expect(new Set(cuts).size).toBe(cuts.length)
    for (const [form] of ways.flatMap(({ segments }) => segments)) expect(form).not.toMatch(/^\([^)]*\)$/)
  }
})

test.each([
  '',
  ' ',
  '-',
  '123',
  'q',
  '…',
  '👩‍🏫',
  'nkosisikelel’iafrikamaluphakanyisw’uphondolwayoyizwaimithandazoyethu',
])('word analysis: %j has no reading to show as known', (text) => {
  expect(analyseWord(text, xhosa).filter(({ known }) => known)).toEqual([])
})
