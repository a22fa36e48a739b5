import type { AllEmailWords } from './email-words'

export const FRENCH: AllEmailWords = {
	greeting: 'Bonjour,',
	reset: {
		subject: 'Choisissez un nouveau mot de passe Vitrine',
		lines: ['Quelqu’un, vous sans doute, a demandé un nouveau mot de passe pour cette adresse.'],
		link: 'Choisir un nouveau mot de passe',
		after: [
			'Ce lien ne sert qu’une fois et reste valable une heure. Tous les navigateurs connectés seront déconnectés.',
			'Si la demande ne vient pas de vous, vous n’avez rien à faire : votre mot de passe ne change pas.',
		],
	},
	confirm: {
		subject: 'Confirmez votre adresse e-mail pour Vitrine',
		lines: ['Merci de confirmer que cette adresse est bien la vôtre.'],
		link: 'Confirmer mon adresse',
		after: ['Ce lien est valable un jour. Si vous n’avez pas créé de compte Vitrine, ne tenez pas compte de ce message.'],
	},
	taken: {
		subject: 'Il existe déjà un compte Vitrine avec cette adresse',
		lines: [
			'Quelqu’un, vous sans doute, a essayé de créer un compte Vitrine avec cette adresse. Il en existe déjà un.',
			'Pour y entrer, connectez-vous avec votre mot de passe. Si vous ne le connaissez pas, choisissez-en un nouveau.',
		],
		link: 'Choisir un nouveau mot de passe',
		after: ['Si ce n’est pas vous, vous n’avez rien à faire : rien n’a changé, et la personne n’a pas appris que ce compte existe.'],
	},
	passwordChanged: {
		subject: 'Votre mot de passe Vitrine a été modifié',
		lines: [
			'Le mot de passe de votre compte Vitrine vient d’être modifié, et tous les autres navigateurs ont été déconnectés.',
			'Si c’est vous, vous n’avez rien à faire.',
			'Si ce n’est pas vous, quelqu’un d’autre a accès à votre compte. Choisissez tout de suite un nouveau mot de passe : cette personne sera déconnectée. Changez ensuite le mot de passe de votre messagerie et prévenez-nous en répondant à ce message.',
		],
		link: 'Ce n’est pas moi : choisir un nouveau mot de passe',
	},
	deleted: {
		subject: 'Votre compte Vitrine est supprimé',
		lines: [
			'Votre compte Vitrine est supprimé, avec vos pages, vos images et toutes les données que nous conservions à votre sujet.',
			'Si vous aviez un abonnement, il a pris fin et rien ne sera plus prélevé. Les justificatifs de paiement sont conservés aussi longtemps que la loi l’exige.',
			'Si la suppression ne vient pas de vous, répondez sans attendre à ce message et changez le mot de passe de votre messagerie.',
		],
	},
}
