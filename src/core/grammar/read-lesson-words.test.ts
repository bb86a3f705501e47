import { expect, test } from 'vitest'
import { readEngine } from '../../../tests/support/read-engine.ts'
import { analyseWord } from '#core/grammar/analyse-word.ts'

const engine = readEngine('xh')

// Words that lessons say and that government texts hardly have. Attested: the word is written in running text; by the rule: it was not found there.
test.each<[string, string, string, string, string]>([
  ['hleli', 'hlel:VRoot i:VerbTerm', 'ukuhlala', 'sit', 'by the rule'],
  ['ndihleli', 'ndi:SC1ps hlel:VRoot i:VerbTerm', 'ukuhlala', 'sit', 'attested in corpora'],
  ['igcwele', 'i:SC4 gcwel:VRoot e:VerbTerm', 'ukugcwala', 'full', 'by the rule'],
  ['onakele', 'onakel:VRoot e:VerbTerm', 'ukonakala', 'spoilt', 'by the rule'],
  ['sidibene', 'si:SC1pp diben:VRoot e:VerbTerm', 'ukudibana', 'meet', 'by the rule'],
  ['bahlangene', 'ba:SC2 hlangen:VRoot e:VerbTerm', 'ukuhlangana', 'together', 'by the rule'],
  ['uphethe', 'u:SC2ps pheth:VRoot e:VerbTerm', 'ukuphatha', 'carry', 'attested in corpora'],
  ['ulele', 'u:SC2ps lel:VRoot e:VerbTerm', 'ukulala', 'sleep', 'by the rule'],
  ['wambethe', 'u:SC2ps ambeth:VRoot e:VerbTerm', 'ukwambatha', 'wrap', 'by the rule'],
  ['unxibile', 'u:SC2ps nxib:VRoot ile:Perf', 'ukunxiba', 'wear', 'by the rule'],
  ['ndidiniwe', 'ndi:SC1ps din:VRoot iw:PassExt e:VerbTerm', 'ukudinwa', 'tired', 'by the rule'],
  ['ndinxaniwe', 'ndi:SC1ps nxan:VRoot iw:PassExt e:VerbTerm', 'ukunxanwa', 'thirsty', 'by the rule'],
  ['ufumene', 'u:SC2ps fumen:VRoot e:VerbTerm', 'ukufumana', 'get', 'attested in corpora'],
  ['yimalini', 'y:CopPre i:NPrePre9 mali:NStem ni:Interrog', 'imali', 'money', 'by the rule'],
  ['ufunani', 'u:SC2ps fun:VRoot a:VerbTerm ni:Interrog', 'ukufuna', 'want', 'by the rule'],
  ['uthini', 'u:SC2ps th:VRoot i:VerbTerm ni:Interrog', 'ukuthi', 'say', 'attested in corpora'],
  ['wenzani', 'u:SC2ps enz:VRoot a:VerbTerm ni:Interrog', 'ukwenza', 'do', 'by the rule'],
  ['niyaphi', 'ni:SC2pp y:VRoot a:VerbTerm phi:Interrog', 'ukuya', 'go', 'by the rule'],
  ['yintoni', 'yi:CopPre ntoni:Interrog', 'ntoni', 'what', 'attested in corpora'],
  ['uyahambahamba', 'u:SC2ps ya:Pres hamb:VRoot a:VerbTerm hamb:VRoot a:VerbTerm', 'ukuhamba', 'walk', 'by the rule'],
  ['utsho', 'u:SC2ps tsh:VRoot o:VerbTerm', 'ukutsho', 'say so', 'attested in corpora'],
  ['kaMakhulu', 'ka:PossKA makhulu:NStem', 'umakhulu', 'grandmother', 'attested in corpora'],
  ['katata', 'ka:PossKA tata:NStem', 'utata', 'father', 'attested in corpora'],
  ['lukaMama', 'lu:PossConc11 ka:PossKA mama:NStem', 'umama', 'mother', 'by the rule'],
  ['zincwadi', 'zin:BPre10 cwadi:NStem', 'incwadi', 'book', 'by the rule'],
  ['ncwadi', 'n:BPre9 cwadi:NStem', 'incwadi', 'book', 'attested in corpora'],
  ['amehlo', 'a:NPrePre6 ma:BPre6 ehlo:NStem', 'iliso', 'eye', 'attested in corpora'],
  ['amasimi', 'a:NPrePre6 ma:BPre6 simi:NStem', 'intsimi', 'field', 'attested in corpora'],
  ['isesitovini', 'i:SC4 s:PreLoc-s e:LocPre i:NPrePre7 si:BPre7 tovu:NStem ini:LocSuf', 'isitovu', 'stove', 'by the rule'],
  ['sikufuphi', 'si:SC1pp kufuphi:Adv', 'kufuphi', 'near', 'by the rule'],
  ['iphezulu', 'i:SC4 phezulu:Adv', 'phezulu', 'up', 'attested in corpora'],
  ['andizukuhamba', 'a:NegPre ndi:SC1ps zu:Fut ku:BPre15 hamb:VRoot a:VerbTerm', 'ukuhamba', 'walk', 'by the rule'],
  ['akangomntu', 'a:NegPre ka:SC1 ngo:PronStem1 m:BPre1 ntu:NStem', 'umntu', 'person', 'by the rule'],
  ['inkulu', 'in:AdjPref9 khulu:AdjStem', '-khulu', 'big', 'attested in corpora'],
  ['intle', 'in:AdjPref9 hle:AdjStem', '-hle', 'beautiful', 'attested in corpora'],
  ['ndimkhulu', 'ndi:SC1ps m:AdjPref1 khulu:AdjStem', '-khulu', 'big', 'by the rule'],
  ['ndim', 'ndi:CopPre m:PronStem1ps', 'mna', 'I', 'attested in corpora'],
  ['nguye', 'ngu:CopPre ye:PronStem1', 'yena', 'he', 'attested in corpora'],
  ['akukho', 'a:NegPre ku:SC15 kho:Adv', 'khona', 'there', 'attested in corpora'],
  ['ndikho', 'ndi:SC1ps kho:Adv', 'khona', 'there', 'by the rule'],
  ['balapha', 'ba:SC2 lapha:Adv', 'apha', 'here', 'attested in corpora'],
  ['akasekhaya', 'a:NegPre ka:SC1 s:PreLoc-s e:LocPre i:NPrePre5 khaya:NStem', 'ikhaya', 'home', 'by the rule'],
  ['ndedwa', 'nde:QuantConc1ps dwa:QuantStem', '-dwa', 'alone', 'by the rule'],
  ['omabini', 'o:QuantConc6 ma:AdjPref6 bini:AdjStem', '-bini', 'two', 'attested in corpora'],
  ['akumnandi', 'a:NegPre ku:SC15 mnandi:RelStem', '-mnandi', 'nice', 'by the rule'],
  ['zabo', 'za:PossConc8 bo:PronStem2', '-abo', 'their', 'attested in corpora'],
  ['ebefunda', 'e:SC1 be:Past fund:VRoot a:VerbTerm', 'ukufunda', 'learn', 'by the rule'],
  ['neentsiba', 'na:AdvPre i:NPrePre10 (z)in:BPre10 tsiba:NStem', 'usiba', 'feather', 'by the rule'],
  ['namehlo', 'na:AdvPre a:NPrePre6 ma:BPre6 ehlo:NStem', 'iliso', 'eye', 'attested in corpora'],
  ['indlwana', 'i:NPrePre9 n:BPre9 dlu:NStem ana:DimSuf', 'indlu', 'house', 'attested in corpora'],
  ['andisafundi', 'a:NegPre ndi:SC1ps sa:ProgPre fund:VRoot i:VerbTerm', 'ukufunda', 'learn', 'by the rule'],
  ['owayefunda', 'o:RelConc1 a:Past ye:SC1 fund:VRoot a:VerbTerm', 'ukufunda', 'learn', 'by the rule'],
  ['sendifunda', 'se:ProgPre ndi:SC1ps fund:VRoot a:VerbTerm', 'ukufunda', 'learn', 'by the rule'],
])('%s is %s, of %s, %s (%s)', (word, segments, lemma, gloss) => {
  const [best] = analyseWord(word, engine)
  expect(best?.segments.map((morpheme) => morpheme.join(':')).join(' ')).toBe(segments)
  expect(best).toMatchObject({ lemma, known: true })
  expect(best?.gloss).toContain(gloss)
})
