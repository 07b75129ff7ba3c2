import type { ImportAnswer, ImportPicturesAnswer } from '@sufra/shared/contracts/menu-import'
import { Bdi, Card } from '@sufra/shared/ui'
import { useTranslation } from 'react-i18next'
import { CardHead, SheetTable } from './sheet-table.ts'

interface PictureCardProps {
  /** Files that are not pictures. */
  refused: ImportPicturesAnswer['refused']
  /** Result of matching the pictures to items. */
  pictures: ImportAnswer['pictures']
}

/** Number of matched pictures, and the skipped files with reasons. */
export const PictureCard = ({ refused, pictures }: PictureCardProps) => {
  const { t } = useTranslation()
  const left = [...refused, ...pictures.filter(({ code }) => code !== null)]
  const matched = pictures.length - pictures.filter(({ code }) => code !== null).length
  return (
    <Card as="section">
      <CardHead>
        <h2>{t('menus:import.pictureTitle')}</h2>
        <p>{t('menus:import.pictureMatched', { count: matched })}</p>
        {left.length > 0 && <p>{t('menus:import.pictureLeft', { count: left.length })}</p>}
      </CardHead>
      {left.length > 0 && (
        <SheetTable>
          <table>
            <thead>
              <tr>
                <th scope="col">{t('menus:import.file')}</th>
                <th scope="col">{t('menus:import.faultText')}</th>
              </tr>
            </thead>
            <tbody>
              {left.map(({ name, message }, at) => (
                <tr key={`${at} ${name}`}>
                  <td>
                    <Bdi>{name}</Bdi>
                  </td>
                  <td>{message}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </SheetTable>
      )}
    </Card>
  )
}
