import { isLeakedPassword } from '#server/features/accounts/leaked-passwords.ts'

/**
 * Beginnings of common passwords: words, names, clubs, key rows and the words of this product (ASVS 5.0, 6.1.2). Digits
 * and signs behind them are left out. The list comes from general knowledge of published lists of leaked passwords.
 */
const COMMON_WORDS = new Set(
  `
  password passwort motdepasse contrasena wagwoord passw0rd p@ssword p@ssw0rd pa55word pass mypassword newpassword
  thepassword passwordpassword
  welcome letmein iloveyou iloveu loveyou lovely lovers loveme trustno admin administrator root user guest test testing
  tester default
  changeme secret secretpassword hello helloworld goodbye master superman batman spiderman ironman starwars pokemon naruto dragon monkey
  shadow sunshine princess angel angels babygirl babyboy butterfly flower flowers rainbow chocolate cookie cheese banana orange purple
  football soccer baseball basketball rugby cricket hockey tennis springbok springboks bafana chiefs kaizerchiefs pirates orlandopirates
  sundowns liverpool arsenal chelsea manchester manutd barcelona juventus realmadrid ronaldo messi jordan
  michael jennifer jessica ashley daniel charlie thomas william anthony robert andrew joshua matthew michelle nicole victoria elizabeth
  alexander christian jonathan benjamin samantha stephanie patricia thandi thando sipho lerato nomsa bongani themba zanele mandela madiba
  whatever nothing forever freedom blessed blessing blessings jesus jesuschrist jesusislord jesuslovesme godisgood godislove faith
  computer internet samsung iphone android google facebook whatsapp instagram youtube microsoft windows apple
  summer winter autumn spring monday friday sunday january february march april june july august september october november december
  southafrica johannesburg capetown durban pretoria soweto mzansi africa african ubuntu amandla
  funda khulu isixhosa isizulu xhosa zulu afrikaans sesotho setswana sepedi xitsonga tshivenda siswati isindebele molo sawubona
  learn learning school teacher student family mother father mommy daddy mama baba grandma grandpa
  qwerty qwertyui qwertyuiop qwertz qwertzuiop azerty azertyuiop asdf asdfgh asdfghjk asdfghjkl zxcvbn zxcvbnm qazwsx qazwsxedc
  qwerasdf asdfasdf qweqwe asdasd zaqxsw poiuytrewq lkjhgfdsa mnbvcxz qwerty123456 abc abcabc xyz access login online killer hunter
  ninja mustang corvette ferrari porsche mercedes harley ranger thunder phoenix tigger maggie buster pepper ginger snoopy mickey minnie
  jordan23 whatever1 iloveyou2 money million business company office private
`
    .split(/\s+/)
    .filter((word) => word !== ''),
)

/** Keys as they lie on a keyboard and letters and figures in order, there and back. */
const RUNS = [
  '01234567890',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  '1q2w3e4r5t6y7u8i9o0p',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm',
  'q1w2e3r4t5y6u7i8o9p0',
].flatMap((run) => [run.repeat(3), run.split('').toReversed().join('').repeat(3)])

const isRepeated = (text: string): boolean => /^(.{1,4})\1+.?$/su.test(text)

/** Whether the password is among those that everybody guesses first; in any case of letters. */
export function isCommonPassword(password: string): boolean {
  const text = password.toLocaleLowerCase('en')
  if (isRepeated(text) || RUNS.some((run) => run.includes(text))) return true
  const word = text.replace(/[\d!@#$%^&*._?-]{0,6}$/u, '')
  const start = word.replace(/^\d{1,4}/u, '')
  return COMMON_WORDS.has(text) || COMMON_WORDS.has(word) || COMMON_WORDS.has(start) || isLeakedPassword(text)
}
