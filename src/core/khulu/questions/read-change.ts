import type { Agreement } from '#core/grammar/noun-classes.ts'
import type { VerbChange } from '#core/khulu/questions/question.ts'

type Sign<Value> = readonly [Value, RegExp]

/** Words for tenses in the three languages. */
const TENSES: readonly Sign<NonNullable<VerbChange['tense']>>[] = [
  ['long-past', /\b(?:remote|far|distant|long) past(?: tense)?\b|\blong ago\b|\blank gelede\b|\bkudala\b|\bixesha elidlulileyo (?:elide|kudala)\b/],
  ['past', /\b(?:in |to |into )?(?:the )?(?:simple |recent )?past(?: tense)?\b|\b(?:in )?(?:die )?verlede ?tyd\b|\bverlede\b|\b(?:kwi|nge|i)?xesha e(?:l|li)?dlulileyo\b|\bixesha elidlulileyo\b|\bkwixesha eladlulayo\b|\be(?:li|la)dlul(?:ile|a)yo\b|\byesterday\b|\bgister\b|\bizolo\b|\bdid\b/],
  ['future', /\b(?:in |to |into )?(?:the )?future(?: tense)?\b|\b(?:in )?(?:die )?toekomende ?tyd\b|\btoekoms\b|\b(?:(?:kwi|nge|i)?xesha )?elizayo\b|\btomorrow\b|\bmôre\b|\bngomso\b|\bwill\b/],
  ['present', /\b(?:in |to |into )?(?:the )?present(?: tense)?\b|\b(?:in )?(?:die )?teenwoordige ?tyd\b|\b(?:kwi|nge|i)?xesha langoku\b|\bnow\b|\bnou\b|\bngoku\b/],
]

const NEGATIVE = /\b(?:in |to |into )?(?:the )?(?:negative|negation|negated)(?: form)?\b|\bnot\b|\b(?:in )?(?:die )?(?:ontkenning|ontkennend(?:e)?(?: vorm)?|negatief|negatiewe(?: vorm)?)\b|\bnie\b|\b[a-z]{0,5}landul\w*\b|\b(?:uku|ulu)?khanyel\w*\b|\bekwaleni\b|\byithi hayi\b/

const POSITIVE = /\b(?:positive|affirmative)\b|\bbevestigend\b/

const WHO: readonly Sign<Agreement>[] = [
  ['2pp', /\byou all\b|\byou \(?(?:plural|several)\)?|(?:\bvir )?\bjulle\b|\bnina\b|\bukuba nini\b|\b(?:2nd|second) person plural\b/],
  ['1pp', /\b(?:for |with )?we\b|\b(?:for|vir) (?:us|ons)\b|\bons\b|\bthina\b|\bsithi\b|\b(?:1st|first) person plural\b/],
  ['2', /\b(?:for |with )?they\b|\b(?:for )?them\b|\b(?:vir )?hulle\b|\b(?:ku|na|nga)?bo(?:na)?\b|\b(?:3rd|third) person plural\b/],
  ['1', /\b(?:for |with )?(?:he|she|he or she|he\/she)\b|\b(?:hy|sy)\b|\b(?:yena|nguye)\b|\bkumntu wesithathu\b|\bfor (?:him|her)\b|\bvir (?:hom|haar)\b|\b(?:3rd|third) person(?: singular)?\b/],
  ['2ps', /\b(?:for |with )?you\b|\bjy\b|\bvir jou\b|\bwena\b|\bnguwe\b|\bkumntu wesibini\b|\b(?:2nd|second) person(?: singular)?\b/],
  ['1ps', /\b(?:for |with )?i\b|\bek\b|\bmna\b|\bndim\b|\bkumntu wokuqala\b|\bfor me\b|\bvir my\b|\b(?:1st|first) person(?: singular)?\b/],
]

/** Words that say nothing where a form is asked for. */
const FILLERS = /\b(?:make|maak|turn|change|put|into|yenza|guqula|beka|sentence|sin|this|that|hierdie|if|as|it's|that's|esi|sivakalisi|same|the|die|form|forms|of|van|tense|tyd|verb|werkwoord|for|vir|and|en|in|with|met|what|about|please|asseblief|isenzi|sika|person|how|hoe|is|it|dit|now|then|dan|to say|do|i say|wat|kwi|nge|kunye|ke|ukuba|kwaye|xa|ye|vorm|svorm|only|s)\b/g

/** Takes what is said of tense, polarity and person out of a text; the rest is what it is said of. */
export function readChange(text: string): { change: VerbChange; rest: string } {
  let rest = ` ${text} `
  const take = (sign: RegExp): boolean => {
    const found = sign.test(rest)
    if (found) rest = rest.replace(sign, ' ')
    return found
  }
  const change: VerbChange = {}
  const tense = TENSES.find(([, sign]) => take(sign))?.[0]
  if (tense !== undefined) change.tense = tense
  if (take(NEGATIVE)) change.negative = true
  else if (take(POSITIVE)) change.negative = false
  const subject = WHO.find(([, sign]) => take(sign))?.[0]
  if (subject !== undefined) change.subject = subject
  return { change, rest: rest.replaceAll(FILLERS, ' ').replaceAll(/[?.,]/g, ' ').replaceAll(/\s+/g, ' ').trim() }
}

/** Whether a change says anything. */
export const hasChange = (change: VerbChange): boolean => Object.keys(change).length > 0
