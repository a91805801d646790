import { rewriteByLexicon } from '../rewriter/lexicon-rewriter';

describe('the Portuguese words cut short and names of persons', () => {
  it.each([
    ['surfac 1 dose no rn', 'Surfactante 1 dose no RN.'],
    ['pielo não complicada', 'Pielonefrite não complicada.'],
    ['sinal de leser trelat e balão de bakri', 'Sinal de Leser-Trélat e balão de Bakri.'],
    ['peçam analises, ninguém ve isso', 'Peçam análises, ninguém vê isso.'],
    ['toxo igg e igm reagentes', 'Toxoplasmose IgG e IgM reagentes.'],
    ['a ferida abriu no 7o po', 'A ferida abriu no 7º PO.'],
    ['perdi a veia 4x, chamei a enf mais antiga', 'Perdi a veia 4 vezes. Chamei a enfermeira mais antiga.'],
    ['meu deus 3 idosos no corredor', '3 idosos no corredor.'],
    ['baclofeno e gaba', 'Baclofeno e gabapentina.'],
    ['terli 1 mg 6/6h', 'Terlipressina 1 mg 6/6h.'],
    ['pept c alto', 'Peptídeo C alto.'],
    ['quem mandou parar de amamentar errou', 'Quem mandou parar de amamentar errou.'],
    ['adenosina na fa não, procainamida ou choque', 'Adenosina na FA não, procainamida ou choque.'],
    ['quantas vezes vou repetir isso', 'Quantas vezes vou repetir isso?'],
    ['crp alto é sinal de FADIGA', 'CRP alto é sinal de fadiga.'],
    ['paciente com pti e plaq 4 mil', 'Paciente com PTI e plaquetas 4 mil.'],
    ['rac 450, controlo k em 4 sem', 'RAC 450, controlo K em 4 semanas.'],
    ['veio cm tendinite, nodulo pulm', 'Veio com tendinite, nódulo pulmonar.'],
    ['laser no dia seg, volta 3m dps', 'Laser no dia seguinte, volta 3 meses depois.'],
    ['TFG 52. suspendem?', 'TFG 52. Suspendem?'],
    ['bethesda iii, não é SC não é EV', 'Bethesda III, não é SC, não é EV.'],
    ['menino de 9 anos escroto agudo', 'Menino de 9 anos, escroto agudo.'],
    ['falei c a família', 'Falei com a família.'],
    ['secuqui ou adali?', 'Secuquinumabe ou adalimumabe?'],
    ['sou r2 de clínica, rx nl', 'Sou R2 de clínica, RX normal.'],
    ['vacina de febre amarela não né?', 'Vacina de febre amarela não, certo?'],
    ['repito depois de 3m', 'Repito depois de 3 meses.'],
    ['o farmacêutico pegou. obg farmacia', 'O farmacêutico pegou. Agradeço à farmácia.'],
    ['encaminha pra oftalmo no mesmo dia', 'Encaminha para a oftalmologia no mesmo dia.'],
  ])('“%s” is rewritten as “%s”', (text, formal) => expect(rewriteByLexicon(text, 'pt')).toBe(formal));

  // A verb, an object of "passar", a question, and names that are words.
  it.each([
    'Eles internam e acompanham o doente.',
    'Passei a noite com ele.',
    'Quem sabe se ele volta',
    'Escala de cinza.',
    'Joelho d com dor.',
    'Queda de 3m.',
    'Poucos cm abaixo do joelho.',
    'O mapa do bairro.',
  ])('“%s” stays', (text) => expect(rewriteByLexicon(text, 'pt')).toBe(text));
});
