import { useState } from 'react'
import { useExampleText } from '#src/gallery/use-example-text.ts'
import { Money, Stack } from '#src/ui/core.ts'
import {
  ColumnMenu,
  DataTable,
  ExportButton,
  Identity,
  Monogram,
  MissingState,
  NoMatch,
  Pagination,
  ToolbarEnd,
  useTableView,
} from '#src/ui/data.ts'
import type { TableColumn } from '#src/ui/data.ts'

interface Dish {
  id: number
  name: string
  price: number
}

const useColumns = (): TableColumn<Dish>[] => {
  const say = useExampleText()
  return [
    {
      id: 'name',
      header: say('الطبق', 'Dish'),
      render: ({ name }) => <Identity mark={name.slice(0, 1)} name={name} />,
      exportValue: ({ name }) => name,
    },
    {
      id: 'price',
      header: say('السعر', 'Price'),
      align: 'end',
      render: ({ price }) => <Money value={price} />,
      exportValue: ({ price }) => price,
    },
  ]
}

export const TableExample = () => {
  const say = useExampleText()
  const [page, setPage] = useState(1)
  const view = useTableView({ name: 'gallery', columns: useColumns() })
  const rows: Dish[] = [
    { id: 1, name: say('كبسة دجاج', 'Chicken kabsa'), price: 35 },
    { id: 2, name: say('مندي لحم', 'Lamb mandi'), price: 52 },
  ]
  return (
    <Stack gap="3">
      <ToolbarEnd>
        <Monogram text={say('ك', 'K')} tone="amber" />
        <ColumnMenu view={view} />
        <ExportButton
          fileName="dishes"
          columns={view.columns}
          rowsForExport={() => ({ rows, isCut: false })}
        />
      </ToolbarEnd>
      <DataTable
        caption={say('الأطباق', 'Dishes')}
        columns={view.columns}
        density={view.density}
        rows={rows}
        rowKey={({ id }) => id}
      />
      <Pagination
        label={say('صفحات الأطباق', 'Pages of dishes')}
        page={page}
        totalPages={3}
        totalCount={30}
        pageSize={10}
        onChange={setPage}
      />
      <MissingState
        title={say('لا يوجد طبق كهذا', 'There is no such dish')}
        to="/"
        toLabel={say('إلى الأطباق', 'To the dishes')}
      />
      <NoMatch title={say('لا طبق بهذا الاسم', 'No dish of that name')} onClear={() => setPage(1)} />
    </Stack>
  )
}
