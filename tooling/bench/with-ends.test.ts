import { withEnds } from './with-ends.ts'

const fail = (text: string) => () => {
  throw new Error(text)
}

it('ends what was begun, the last first, each when the one before has ended', async () => {
  const done: string[] = []
  await withEnds(async later => {
    later(() => done.push('first'))
    later(async () => {
      await new Promise(setImmediate)
      done.push('second')
    })
    done.push('work')
  })
  expect(done).toEqual(['work', 'second', 'first'])
})

it('ends what was begun where something else could not be', async () => {
  const done: string[] = []
  const work = withEnds(async later => {
    later(() => done.push('ended'))
    await Promise.reject(new Error('no second one'))
  })
  await expect(work).rejects.toThrow('no second one')
  expect(done).toEqual(['ended'])
})

it('an end that fails keeps nobody from the others, and is told where nothing failed before it', async () => {
  const done: string[] = []
  const ends = async (later: (end: () => unknown) => void) => {
    later(() => done.push('ended'))
    later(fail('does not end'))
  }
  await expect(withEnds(ends)).rejects.toThrow('does not end')
  await expect(
    withEnds(async later => {
      await ends(later)
      throw new Error('fell before')
    }),
  ).rejects.toThrow('fell before')
  expect(done).toEqual(['ended', 'ended'])
})
