import fc from 'fast-check'
import { expect, test } from 'vitest'
import { joinMorphemes } from '#core/grammar/join-morphemes.ts'
import type { Morpheme } from '#core/grammar/morpheme.ts'
import { XHOSA_GRAMMAR, ZULU_GRAMMAR } from '#core/grammar/nguni-grammar.ts'

/** Reads morphemes from their notation: `u[NPrePre1]-m[BPre1]-ntu[NStem]`. */
const parse = (text: string): Morpheme[] =>
  [...text.matchAll(/-?([^[\]]*)\[([^\]]*)\]/g)].map(([, form = '', tag = '']) => [form, tag] as const)

// Morphemes, the word that they make, and where that word stands with this meaning: NCHLT is the annotated corpus,
// attested the word lists of running text.
test.each<[string, string, string]>([
  ['u[NPrePre1]-m[BPre1]-ntu[NStem]', 'umntu', 'NCHLT'],
  ['a[NPrePre2]-ba[BPre2]-ntwana[NStem]', 'abantwana', 'NCHLT'],
  ['oo[NPrePre2a]-mama[NStem]', 'oomama', 'attested'],
  ['i[NPrePre5]-(li)[BPre5]-xesha[NStem]', 'ixesha', 'NCHLT'],
  ['i[NPrePre5]-li[BPre5]-zwe[NStem]', 'ilizwe', 'NCHLT'],
  ['a[NPrePre6]-ma[BPre6]-zwe[NStem]', 'amazwe', 'NCHLT'],
  ['i[NPrePre7]-si[BPre7]-akhiwo[NStem]', 'isakhiwo', 'NCHLT'],
  ['i[NPrePre9]-n[BPre9]-philo[NStem]', 'impilo', 'NCHLT'],
  ['i[NPrePre10]-(z)in[BPre10]-hlobo[NStem]', 'iintlobo', 'NCHLT'],
  ['i[NPrePre10]-zin[BPre10]-dlu[NStem]', 'izindlu', 'attested'],
  ['u[NPrePre11]-(lu)[BPre11]-luhlu[NStem]', 'uluhlu', 'NCHLT'],
  ['wa[PossConc1]-u[NPrePre1]-m[BPre1]-ntu[NStem]', 'womntu', 'NCHLT'],
  ['ya[PossConc9]-a[NPrePre2]-ba[BPre2]-ntu[NStem]', 'yabantu', 'NCHLT'],
  ['za[PossConc10]-i[NPrePre9]-n[BPre9]-dlu[NStem]', 'zendlu', 'attested'],
  ['wa[PossConc3]-ithu[PossPron]', 'wethu', 'NCHLT'],
  ['ya[PossConc9]-m[PossPron]', 'yam', 'attested'],
  ['na[AdvPre]-u[NPrePre1]-m[BPre1]-ntu[NStem]', 'nomntu', 'NCHLT'],
  ['na[AdvPre]-i[NPrePre10]-(z)in[BPre10]-cwadi[NStem]', 'neencwadi', 'attested'],
  ['ku[LocPre]-i[NPrePre7]-si[BPre7]-kolo[NStem]', 'kwisikolo', 'NCHLT'],
  ['ku[LocPre]-a[NPrePre2]-ba[BPre2]-ntu[NStem]', 'kubantu', 'NCHLT'],
  ['ku[LocPre]-oo[NPrePre2a]-mama[NStem]', 'koomama', 'NCHLT'],
  ['e[LocPre]-i[NPrePre7]-si[BPre7]-kolo[NStem]-ini[LocSuf]', 'esikolweni', 'NCHLT'],
  ['e[LocPre]-u[NPrePre3]-m[BPre3]-lomo[NStem]-ini[LocSuf]', 'emlonyeni', 'attested'],
  ['e[LocPre]-i[NPrePre9]-n[BPre9]-dlu[NStem]-ini[LocSuf]', 'endlwini', 'attested'],
  ['e[LocPre]-i[NPrePre10]-zin[BPre10]-dlu[NStem]-ini[LocSuf]', 'ezindlwini', 'attested'],
  ['ng[CopPre]-u[NPrePre1]-m[BPre1]-ntu[NStem]', 'ngumntu', 'attested'],
  ['y[CopPre]-i[NPrePre9]-n[BPre9]-to[NStem]', 'yinto', 'NCHLT'],
  ['en[AdjPref9]-khulu[AdjStem]', 'enkulu', 'NCHLT'],
  ['en[AdjPref9]-hle[AdjStem]', 'entle', 'NCHLT'],
  ['ezin[AdjPref10]-bini[AdjStem]', 'ezimbini', 'attested'],
  ['e[RelConc9]-balulek[VRoot]-il[Perf]-e[VerbTerm]-yo[RelSuf]', 'ebalulekileyo', 'NCHLT'],
  ['o[RelConc1]-enz[VRoot]-a[VerbTerm]', 'owenza', 'attested'],
  ['e[RelConc9]-enz[VRoot]-a[VerbTerm]', 'eyenza', 'attested'],
  ['u[NPrePre15]-ku[BPre15]-fund[VRoot]-a[VerbTerm]', 'ukufunda', 'attested'],
  ['u[NPrePre15]-ku[BPre15]-enz[VRoot]-iw[PassExt]-a[VerbTerm]', 'ukwenziwa', 'attested'],
  ['u[NPrePre15]-ku[BPre15]-sebenz[VRoot]-is[CausExt]-w[PassExt]-a[VerbTerm]', 'ukusetyenziswa', 'NCHLT'],
  ['u[NPrePre15]-ku[BPre15]-phumez[VRoot]-w[PassExt]-a[VerbTerm]', 'ukuphunyezwa', 'NCHLT'],
  ['ndi[SC1ps]-ya[Pres]-bulel[VRoot]-a[VerbTerm]', 'ndiyabulela', 'attested'],
  ['a[NegPre]-ndi[SC1ps]-az[VRoot]-i[VerbTerm]', 'andazi', 'attested'],
  ['ba[SC2]-enz[VRoot]-a[VerbTerm]', 'benza', 'attested'],
  ['u[SC1]-a[Past]-fund[VRoot]-a[VerbTerm]', 'wafunda', 'attested'],
  ['ndi[SC1ps]-ya[Pres]-ku[OC2ps]-thand[VRoot]-a[VerbTerm]', 'ndiyakuthanda', 'attested'],
  ['ma[ImpPre]-si[SC1pp]-hamb[VRoot]-e[VerbTerm]', 'masihambe', 'attested'],
  ['hamb[VRoot]-a[VerbTerm]-ni[ImpSuf]', 'hambani', 'attested'],
])('isiXhosa %s is %s (%s)', (morphemes, word) => {
  expect(joinMorphemes(parse(morphemes), XHOSA_GRAMMAR)[0]).toBe(word)
})

test.each<[string, string, string]>([
  ['u[NPrePre1]-mu[BPre1]-ntu[NStem]', 'umuntu', 'attested'],
  ['a[NPrePre2]-ba[BPre2]-ntu[NStem]', 'abantu', 'attested'],
  ['i[NPrePre9]-n[BPre9]-hlangano[NStem]', 'inhlangano', 'NCHLT'],
  ['i[NPrePre10]-zin[BPre10]-hlobo[NStem]', 'izinhlobo', 'NCHLT'],
  ['en[AdjPref9]-hle[AdjStem]', 'enhle', 'UniMorph; NCHLT'],
  ['ezin[AdjPref10]-khulu[AdjStem]', 'ezinkulu', 'UniMorph; NCHLT'],
  ['wa[PossConc1]-a[NPrePre2]-ba[BPre2]-ntu[NStem]', 'wabantu', 'attested'],
  ['na[AdvPre]-a[NPrePre2]-ba[BPre2]-ntu[NStem]', 'nabantu', 'attested'],
  ['e[LocPre]-i[NPrePre7]-si[BPre7]-kole[NStem]-ini[LocSuf]', 'esikoleni', 'NCHLT'],
  ['u[NPrePre15]-ku[BPre15]-sebenz[VRoot]-is[CausExt]-w[PassExt]-a[VerbTerm]', 'ukusetshenziswa', 'NCHLT'],
  ['u[NPrePre15]-ku[BPre15]-khiph[VRoot]-w[PassExt]-a[VerbTerm]', 'ukukhishwa', 'NCHLT'],
  ['ngi[SC1ps]-ya[Pres]-bong[VRoot]-a[VerbTerm]', 'ngiyabonga', 'UniMorph, verbs'],
])('isiZulu %s is %s (%s)', (morphemes, word) => {
  expect(joinMorphemes(parse(morphemes), ZULU_GRAMMAR)[0]).toBe(word)
})

test.each<[string, string, string]>([
  ['na[AdvPre]-u[NPrePre11]-lu[BPre11]-coceko[NStem]', 'nococeko', 'NCHLT'],
  ['na[AdvPre]-i[NPrePre10]-zin[BPre10]-konzo[NStem]', 'neenkonzo', 'NCHLT'],
  ['nga[AdvPre]-i[NPrePre10]-zin[BPre10]-dlela[NStem]', 'ngeendlela', 'NCHLT'],
])('after a prefix in -a the class prefix may be shorter: %s is also written %s (%s)', (morphemes, word) => {
  expect(joinMorphemes(parse(morphemes), XHOSA_GRAMMAR)).toContain(word)
})

test('joining: no morphemes make no word; others at most six, each once, in a fixed order', () => {
  expect(joinMorphemes([], XHOSA_GRAMMAR)).toEqual([''])
  const tags = [
    'NPrePre9',
    'BPre10',
    'NStem',
    'VRoot',
    'PassExt',
    'VerbTerm',
    'LocPre',
    'LocSuf',
    'RelConc1',
    'SC2',
    'PossConc11',
    'AdvPre',
    'Perf',
    '',
    'Nothing',
  ]
  const morpheme = fc.tuple(
    fc.oneof(fc.string({ maxLength: 5 }), fc.constantFrom('a', 'ku', '(z)in', 'e', 'w', 'ini', 'n')),
    fc.constantFrom(...tags),
  )
  fc.assert(
    fc.property(
      fc.array(morpheme, { maxLength: 8 }),
      fc.constantFrom(XHOSA_GRAMMAR, ZULU_GRAMMAR),
      (morphemes, grammar) => {
        const forms = joinMorphemes(morphemes, grammar)
        expect(forms.length).toBeLessThanOrEqual(6)
        expect(new Set(forms).size).toBe(forms.length)
        expect(joinMorphemes(morphemes, grammar)).toEqual(forms)
      },
    ),
  )
})
