import { withCleanup } from './with-cleanup.ts'

const fail = (text: string) => () => {
  throw new Error(text)
}

it('runs the clean-ups in reverse order, one after the other', async () => {
  const done: string[] = []
  await withCleanup(async later => {
    later(() => done.push('first'))
    later(async () => {
      await new Promise(setImmediate)
      done.push('second')
    })
    done.push('work')
  })
  expect(done).toEqual(['work', 'second', 'first'])
})

it('runs the clean-ups even if the work fails', async () => {
  const done: string[] = []
  const work = withCleanup(async later => {
    later(() => done.push('ended'))
    await Promise.reject(new Error('no second one'))
  })
  await expect(work).rejects.toThrow('no second one')
  expect(done).toEqual(['ended'])
})

it('runs all clean-ups even if one fails, and reports its error if nothing failed before', async () => {
  const done: string[] = []
  const ends = async (later: (end: () => unknown) => void) => {
    later(() => done.push('ended'))
    later(fail('does not end'))
  }
  await expect(withCleanup(ends)).rejects.toThrow('does not end')
  await expect(
    withCleanup(async later => {
      await ends(later)
      throw new Error('fell before')
    }),
  ).rejects.toThrow('fell before')
  expect(done).toEqual(['ended', 'ended'])
})
