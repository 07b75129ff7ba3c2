import { idsUnder, inTreeOrder, treeOf } from './category-tree.ts'
import { sampleCategory } from '#src/testing/sample-categories.ts'

const tree = treeOf(
  [
    sampleCategory({ id: 2, index: 2 }),
    sampleCategory({ id: 1, index: 1 }),
    sampleCategory({ id: 4, index: 12, parentId: 1 }),
    sampleCategory({ id: 3, index: 12, parentId: 1 }),
    sampleCategory({ id: 5, index: 3, parentId: 99 }),
  ],
  [{ categoryId: 1 }, { categoryId: 3 }, { categoryId: 3 }, { categoryId: 2 }],
)

it('sorts categories by index and then by id, each below its parent', () => {
  expect(inTreeOrder(tree).map(({ id }) => id)).toEqual([1, 3, 4, 2, 5])
})

it('counts the products of a category and of its subcategories', () => {
  expect(tree.map(({ id, count }) => [id, count])).toEqual([
    [1, 3],
    [2, 1],
    [5, 0],
  ])
  expect(tree[0]?.children.map(({ count }) => count)).toEqual([2, 0])
})

it('selects the subcategories together with their parent', () => {
  expect([...idsUnder(tree, 1)]).toEqual([1, 3, 4])
  expect([...idsUnder(tree, 4)]).toEqual([4])
  expect([...idsUnder(tree, 77)]).toEqual([])
})
