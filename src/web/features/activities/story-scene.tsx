import type { ReactNode } from 'react'
import type { Backdrop, StoryPicture } from '#core/stories/story.ts'
import css from './story-time.module.css'

const WIDTH = 640
const HEIGHT = 300
const GROUND = 268
const USUAL_SIZE = 150

/** Sizes of pictures that aren't as tall as a person: a house is bigger, an onion smaller. */
const SIZES: Readonly<Record<string, number>> = {
  house: 176,
  'deciduous-tree': 168,
  mountain: 190,
  minibus: 156,
  rainbow: 190,
  cow: 136,
  'goal-net': 140,
  jackal: 124,
  dog: 104,
  chicken: 76,
  boy: 132,
  girl: 132,
  baby: 84,
  basket: 84,
  'birthday-cake': 84,
  'pot-of-food': 84,
  teapot: 76,
  candle: 80,
  fire: 96,
  'frog-on-the-ground': 84,
  pumpkin: 78,
  'water-wave': 104,
  'clapping-hands-medium-dark': 92,
  'wrapped-gift': 76,
  'bowl-with-spoon': 72,
  'soccer-ball': 62,
  'red-ball': 62,
  seedling: 62,
  'leafy-green': 76,
  carrot: 72,
  tomato: 60,
  onion: 60,
  'spiral-shell': 62,
  droplet: 58,
  pencil: 64,
  'adhesive-bandage': 60,
  sun: 84,
  'full-moon': 84,
  'glowing-star': 56,
  'cloud-with-rain': 116,
  'musical-notes': 70,
  zzz: 64,
}

/** Pictures drawn in the sky instead of on the ground. */
const IN_THE_SKY: readonly string[] = [
  'sun',
  'full-moon',
  'glowing-star',
  'cloud-with-rain',
  'rainbow',
  'musical-notes',
  'zzz',
]

/** The edge of the cloth below each scene: triangles, as in the band of the language. */
const EDGE = `M0 ${HEIGHT - 8}${'l16-14 16 14'.repeat(20)}v8H0z`

const HILLS = (
  <>
    <path className={css['hillBehind']} d="M0 210c120-70 250-70 360-20s200 20 280-20v130H0z" />
    <path className={css['hill']} d="M0 250c160-60 330-20 440-10s140-10 200-24v84H0z" />
  </>
)
const SEA = (
  <>
    <path
      className={css['sea']}
      d="M0 178q20-14 40 0t40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0v122H0z"
    />
    <path className={css['sand']} d="M0 262c200-34 420-30 640-14v52H0z" />
  </>
)
const RAIN = (
  <path
    className={css['drops']}
    d="M60 90l-8 24m92-66l-8 24m84 60l-8 24m96-104l-8 24m88 52l-8 24m100-96l-8 24m84 70l-8 24m76-104l-8 24"
  />
)
const STARS = <path className={css['stars']} d="M70 52h0m90 44h0m70-66h0m110 56h0m80-50h0m90 70h0m70-58h0" />

function Picture({ drawing, x, y, size }: { drawing: string; x: number; y: number; size: number }): ReactNode {
  return (
    <svg
      x={x - size / 2}
      y={y}
      width={size}
      height={size}
      viewBox="0 0 32 32"
      dangerouslySetInnerHTML={{ __html: drawing }}
    />
  )
}

/** The pictures of a section in their landscape. They only show what the lines say, so they are not announced. */
export function StoryScene({
  backdrop,
  pictures,
}: {
  backdrop: Backdrop
  pictures: readonly StoryPicture[]
}): ReactNode {
  const high = pictures.filter(({ name }) => IN_THE_SKY.includes(name))
  const low = pictures.filter(({ name }) => !IN_THE_SKY.includes(name))
  const placeOf = (index: number, count: number): number => (WIDTH * (index + 1)) / (count + 1)
  return (
    <svg className={`${css['scene']} ${css[backdrop]}`} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      <rect className={css['sky']} width={WIDTH} height={HEIGHT} />
      {backdrop === 'night' ? STARS : null}
      {backdrop === 'rain' ? RAIN : null}
      {backdrop === 'sea' ? SEA : HILLS}
      {high.map(({ name, drawing }, index) => (
        <Picture
          key={`${name}${index}`}
          drawing={drawing}
          x={WIDTH - 150 - index * 150}
          y={18}
          size={SIZES[name] ?? USUAL_SIZE}
        />
      ))}
      {low.map(({ name, drawing }, index) => {
        const size = SIZES[name] ?? USUAL_SIZE
        return (
          <Picture
            key={`${name}${index}`}
            drawing={drawing}
            x={placeOf(index, low.length)}
            y={GROUND - size}
            size={size}
          />
        )
      })}
      <path className={css['edge']} d={EDGE} />
    </svg>
  )
}
