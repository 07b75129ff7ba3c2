/** Error text below a cell. */
export const CellError = ({ id, text }: { id: string; text: string | undefined }) =>
  text && (
    <span id={id} data-error role="alert">
      {text}
    </span>
  )
