import { RichTextMenu } from '@puckeditor/core'
import { Link2, Unlink } from 'lucide-react'
import { type ReactNode, useContext } from 'react'
import { useWords } from '../words'
import { type Editor, LinkContext } from './link-context'

type Props = { children: ReactNode; editor: Editor | null; readOnly: boolean }

/** What can be done with the words selected: bold, italic, underline, link, and in blocks lists and headings. */
export function InlineMenu({ editor: given }: Props) {
	const t = useWords()
	// A text that was just removed hands over what is left of its editor.
	const editor = given?.isDestroyed ? null : given
	const askForLink = useContext(LinkContext)
	const block = editor?.schema.nodes.bulletList !== undefined
	const linked = editor?.isActive('link') ?? false
	return (
		<RichTextMenu>
			<RichTextMenu.Group>
				<RichTextMenu.Bold />
				<RichTextMenu.Italic />
				<RichTextMenu.Underline />
			</RichTextMenu.Group>
			{block && (
				<RichTextMenu.Group>
					<RichTextMenu.BulletList />
					<RichTextMenu.OrderedList />
					{([3, 4] as const).map((level) => (
						<RichTextMenu.Control
							key={level}
							title={t(level === 3 ? 'rich_text.heading' : 'rich_text.small_heading')}
							icon={<span className="canvas-letter">{level === 3 ? 'H' : 'h'}</span>}
							active={editor?.isActive('heading', { level }) ?? false}
							onClick={() => editor?.chain().focus().toggleHeading({ level }).run()}
						/>
					))}
				</RichTextMenu.Group>
			)}
			<RichTextMenu.Group>
				<RichTextMenu.Control
					title={t(linked ? 'rich_text.remove_link' : 'rich_text.link')}
					icon={linked ? <Unlink size={16} /> : <Link2 size={16} />}
					active={linked}
					onClick={() => editor && (linked ? editor.chain().focus().extendMarkRange('link').unsetLink().run() : askForLink(editor))}
				/>
			</RichTextMenu.Group>
		</RichTextMenu>
	)
}
