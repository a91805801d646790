import type { Identifier, IdentifierKind, Language } from '../tokens/types';

const ENGLISH: Readonly<Record<IdentifierKind, string>> = {
  name: '[name]',
  address: '[address]',
  birth: '[date of birth]',
  date: '[date]',
  age: '90+',
  phone: '[phone]',
  fax: '[fax]',
  email: '[email]',
  ssn: '[social security number]',
  record: '[record number]',
  healthplan: '[health plan number]',
  account: '[account number]',
  licence: '[licence number]',
  plate: '[number plate]',
  device: '[device number]',
  url: '[link]',
  ip: '[IP address]',
  handle: '[account name]',
  biometric: '[biometric data]',
  photo: '[photo]',
  cpf: '[CPF]',
  rg: '[RG]',
  cns: '[CNS]',
  nif: '[NIF]',
  utente: '[utente number]',
  nhs: '[NHS number]',
};

const PORTUGUESE: Readonly<Record<IdentifierKind, string>> = {
  ...ENGLISH,
  name: '[nome]',
  address: '[endereço]',
  birth: '[data de nascimento]',
  date: '[data]',
  phone: '[telefone]',
  email: '[e-mail]',
  record: '[número de registro]',
  healthplan: '[número do plano de saúde]',
  account: '[número da conta]',
  licence: '[número da licença]',
  plate: '[placa]',
  device: '[número do dispositivo]',
  ip: '[endereço IP]',
  handle: '[perfil]',
  biometric: '[dado biométrico]',
  photo: '[foto]',
  utente: '[número de utente]',
  nhs: '[número do NHS]',
};

/**
 * What a member may write instead of an identifier (VAL-20): the kind of thing that stood there. An age becomes the
 * category "90+", which fits before "-year-old", "anos" and a full stop, and says nothing about the sex.
 */
export const replacementOf = ({ kind }: Pick<Identifier, 'kind'>, language: Language): string =>
  (language === 'pt' ? PORTUGUESE : ENGLISH)[kind];
