/** Multiplication in the field of 256 elements that QR codes use (modulo x⁸+x⁴+x³+x²+1). */
function multiply(one: number, other: number): number {
  let product = 0
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ ((product >> 7) * 0x11d)
    product ^= ((other >> bit) & 1) * one
  }
  return product
}

/** The product of (x − 2⁰)(x − 2¹)…, without its first coefficient. */
function divisorOf(length: number): number[] {
  const divisor = [...Array<number>(length - 1).fill(0), 1]
  let root = 1
  for (let turn = 0; turn < length; turn++) {
    for (let place = 0; place < length; place++)
      divisor[place] = multiply(divisor[place] ?? 0, root) ^ (divisor[place + 1] ?? 0)
    root = multiply(root, 2)
  }
  return divisor
}

/** The Reed–Solomon bytes that let a reader put wrong ones of the block right (ISO/IEC 18004, section 7.5). */
export function correctionOf(block: readonly number[], length: number): number[] {
  const divisor = divisorOf(length)
  let rest = Array<number>(length).fill(0)
  for (const byte of block) {
    const factor = byte ^ (rest[0] ?? 0)
    rest = divisor.map((coefficient, place) => (rest[place + 1] ?? 0) ^ multiply(coefficient, factor))
  }
  return rest
}
