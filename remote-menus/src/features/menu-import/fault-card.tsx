import type { ImportFault } from '@sufra/shared/contracts/menu-import'
import { Banner, Bdi, Card, Num } from '@sufra/shared/ui'
import { TriangleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { FaultsButton } from './faults-button.tsx'
import { CardHead, SheetTable } from './sheet-table.ts'

interface FaultCardProps {
  faults: readonly ImportFault[]
  isCut: boolean
  /** name of the sheet, if the file has several */
  sheet: string | undefined
  /** true if other rows can be imported */
  isPartial: boolean
  loadFile: () => Promise<Blob>
}

/** Errors of the file by row and column, with a download of the faulty rows. */
export const FaultCard = ({ faults, isCut, sheet, isPartial, loadFile }: FaultCardProps) => {
  const { t } = useTranslation()
  return (
    <Card as="section">
      <Banner tone="error" icon={<TriangleAlert size={20} aria-hidden />}>
        {t(isPartial ? 'menus:import.faultsLeftOut' : 'menus:import.faults')}
      </Banner>
      <CardHead>
        {sheet !== undefined && <p>{t('menus:import.inSheet', { sheet })}</p>}
        <FaultsButton load={loadFile} />
      </CardHead>
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
