//! Gives an error page to a reader whose request cannot be parsed: the HTTP server itself sends an empty response. The
//! page is in the language that the request asks for, if that can be found.

use std::io;
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll, ready};

use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};

use super::answering::{HEADERS, WebDesk, refusal_told};

/// How many bytes of a request are searched for its languages. Browsers send them before anything that may be too long.
const LOOKED_THROUGH: usize = 2048;
/// The errors that the HTTP server reports before the request can be handled.
const UNREAD: [StatusCode; 2] =
    [StatusCode::BAD_REQUEST, StatusCode::REQUEST_HEADER_FIELDS_TOO_LARGE];

/// A connection that replaces an empty error response by a page.
pub(super) struct ToldLine<S> {
    line: S,
    desk: Arc<WebDesk>,
    /// The first bytes of the request.
    begins: Vec<u8>,
    told: Option<AnswerInstead>,
}

/// The response that is sent instead, and how much of it was sent.
struct AnswerInstead {
    bytes: Vec<u8>,
    sent: usize,
}

impl<S> ToldLine<S> {
    pub(super) fn on(line: S, desk: Arc<WebDesk>) -> ToldLine<S> {
        ToldLine { line, desk, begins: Vec::new(), told: None }
    }

    fn told_instead(&self, written: &[u8]) -> Option<AnswerInstead> {
        let is = |status: &&StatusCode| {
            written.starts_with(format!("HTTP/1.1 {} ", status.as_str()).as_bytes())
        };
        let status = *UNREAD.iter().find(is)?;
        let page = refusal_told(status, "", &languages(&self.begins), &self.desk)?;
        let mut head = format!("HTTP/1.1 {status}\r\n");
        for (name, value) in HEADERS {
            head += &format!("{name}: {value}\r\n");
        }
        head += &format!(
            "content-type: {}\r\ncontent-length: {}\r\nconnection: close\r\n\r\n",
            page.kind.media_type(),
            page.text.len()
        );
        Some(AnswerInstead { bytes: [head.as_bytes(), page.text.as_bytes()].concat(), sent: 0 })
    }
}

/// The languages in a request that may be unreadable otherwise.
fn languages(begins: &[u8]) -> HeaderMap {
    let text = String::from_utf8_lossy(begins);
    let asked = text.lines().filter_map(|line| line.split_once(':'));
    let asked = asked.filter(|(name, _)| name.eq_ignore_ascii_case("accept-language"));
    let values = asked.filter_map(|(_, value)| HeaderValue::from_str(value.trim()).ok());
    values.map(|value| (header::ACCEPT_LANGUAGE, value)).collect()
}

impl<S: AsyncRead + Unpin> AsyncRead for ToldLine<S> {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        let before = buffer.filled().len();
        ready!(Pin::new(&mut self.line).poll_read(context, buffer))?;
        let new = buffer.filled().get(before..).unwrap_or_default();
        let room = LOOKED_THROUGH.saturating_sub(self.begins.len());
        self.begins.extend(new.iter().take(room));
        Poll::Ready(Ok(()))
    }
}

impl<S: AsyncWrite + Unpin> AsyncWrite for ToldLine<S> {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        written: &[u8],
    ) -> Poll<io::Result<usize>> {
        let this = &mut *self;
        if this.told.is_none() {
            this.told = this.told_instead(written);
        }
        let Some(told) = &mut this.told else {
            return Pin::new(&mut this.line).poll_write(context, written);
        };
        while let Some(left) = told.bytes.get(told.sent..).filter(|left| !left.is_empty()) {
            match ready!(Pin::new(&mut this.line).poll_write(context, left))? {
                0 => return Poll::Ready(Err(io::ErrorKind::WriteZero.into())),
                sent => told.sent += sent,
            }
        }
        Poll::Ready(Ok(written.len()))
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.line).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.line).poll_shutdown(context)
    }
}
