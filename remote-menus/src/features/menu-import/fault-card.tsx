import type { ImportFault } from '@sufra/shared/contracts/menu-import'
import { Banner, Bdi, Card, Num } from '@sufra/shared/ui'
import { TriangleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { CardHead, SheetTable } from './sheet-table.ts'

interface FaultCardProps {
  faults: readonly ImportFault[]
  isCut: boolean
}

/** What has to be corrected in the file, by row and column. */
export const FaultCard = ({ faults, isCut }: FaultCardProps) => {
  const { t } = useTranslation()
  return (
    <Card as="section">
      <Banner tone="error" icon={<TriangleAlert size={20} aria-hidden />}>
        {t('menus:import.faults')}
      </Banner>
      <SheetTable>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('menus:import.faultRow')}</th>
              <th scope="col">{t('menus:import.faultColumn')}</th>
              <th scope="col">{t('menus:import.faultText')}</th>
            </tr>
          </thead>
          <tbody>
            {faults.map(({ row, column, code, message }) => (
              <tr key={`${row} ${column} ${code}`}>
                <td>
                  <Num value={row} />
                </td>
                <td>
                  <Bdi>{column || t('menus:import.wholeRow')}</Bdi>
                </td>
                <td>{message}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </SheetTable>
      {isCut && (
        <CardHead>
          <p>{t('menus:import.more', { listed: faults.length })}</p>
        </CardHead>
      )}
    </Card>
  )
}
