import en from './en.json'

it('the toast keys of the specification are there under their own names', () => {
  expect(Object.keys(en)).toEqual(
    expect.arrayContaining([
      'FailedToFetchProducts',
      'FailedToFetchProduct',
      'FailedToAddProduct',
      'FailedToUpdateProduct',
      'FailedToDeleteProduct',
      'FailedToHideProducts',
      'FailedToUpdateVisibility',
      'ProductAddedSuccessfully',
      'ProductUpdatedSuccessfully',
      'ProductDeletedSuccessfully',
      'ProductsHiddenSuccessfully',
      'AreYouSureYouWantToDeleteThisProduct',
    ]),
  )
})
